"use client";

import { mailRecall, type Recall, type RecallSent, readRecall } from "@confiserie/domain/contract/lots";
import { formatCount } from "@confiserie/domain/format";
import { useState } from "react";
import { ConfirmAct, EditForm, TextAreaField, TextField, takeOf, useEditForm } from "@/features/admin/kit";
import { Banner } from "@/ui/banner";

/** The mail to customers who received a lot since the last mail: edited, then sent once to each after a confirmation. */
export function RecallMail({ recall: { lot, recipients, ...draft } }: { recall: Recall }) {
	const [sent, setSent] = useState<RecallSent | null>(null);
	const waiting = recipients.filter(({ email, mailedAt }) => email !== "" && mailedAt === null).length;
	const form = useEditForm(mailRecall, {
		start: takeOf(draft, ["subject", "text"]),
		params: { id: lot.id },
		changes: [readRecall],
		failure: "Les e-mails n'ont pas pu être envoyés. Réessayez.",
		check: ({ text }) => ({ text: text.includes("…") && "Complétez le motif du rappel." }),
		onSaved: setSent,
	});
	return (
		<section
			aria-labelledby="recall-mail"
			className="flex max-w-3xl flex-col gap-4 rounded-card border border-trait bg-white p-5 sm:p-6"
		>
			<h2 id="recall-mail" className="display text-xl">
				Prévenir les clients
			</h2>
			{sent && <Sent sent={sent} />}
			{waiting === 0 ? (
				<p>Chaque client qui a un e-mail a été prévenu depuis qu'il en a reçu.</p>
			) : (
				<EditForm
					form={form}
					legend="Message aux clients"
					acts={
						<div>
							<ConfirmAct
								label={`Écrire à ${formatCount(waiting, "client")}`}
								variant="primary"
								title={`Écrire à ${formatCount(waiting, "client")} ?`}
								confirm="Envoyer"
								busyLabel="Envoi…"
								check={() => form.trigger(undefined, { shouldFocus: true })}
								act={() => form.submit()}
								changes={[]}
							>
								Chacun reçoit ce message une fois. Qui reçoit encore de ce lot peut être prévenu de nouveau.
							</ConfirmAct>
						</div>
					}
				>
					<TextField {...form.field("subject")} label="Objet" maxLength={150} />
					<TextAreaField
						{...form.field("text")}
						label="Texte"
						hint="Les commandes de chaque client sont ajoutées au-dessous."
						rows={10}
						maxLength={5_000}
					/>
				</EditForm>
			)}
		</section>
	);
}

function Sent({ sent: { sent, unreachable, already } }: { sent: RecallSent }) {
	const others = [
		unreachable > 0 && `${formatCount(unreachable, "client")} sans e-mail\u00a0: écrivez-leur ou appelez-les.`,
		already > 0 && `${formatCount(already, "client déjà prévenu", "clients déjà prévenus")}.`,
	].filter(Boolean);
	return (
		<Banner
			tone="success"
			title={sent === 0 ? "Aucun e-mail à envoyer" : `${formatCount(sent, "e-mail")} en cours d'envoi`}
		>
			{others.join(" ")}
		</Banner>
	);
}
