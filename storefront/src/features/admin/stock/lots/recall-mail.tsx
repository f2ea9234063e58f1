"use client";

import { mailRecall, type Recall, type RecallSent, readRecall } from "@confiserie/domain/contract/lots";
import { formatCount } from "@confiserie/domain/format";
import { useState } from "react";
import { ConfirmAct } from "@/features/admin/kit";
import { call } from "@/lib/api";
import { Banner } from "@/ui/banner";
import { TextArea } from "@/ui/text-area";
import { TextField } from "@/ui/text-field";
import { UnsavedGuard } from "@/ui/unsaved-guard";

/** The mail to customers who received a lot since the last mail: edited, then sent once to each after a confirmation. */
export function RecallMail({ recall: { lot, recipients, ...draft } }: { recall: Recall }) {
	const [subject, setSubject] = useState(draft.subject);
	const [text, setText] = useState(draft.text);
	const [sent, setSent] = useState<RecallSent | null>(null);
	const waiting = recipients.filter(({ email, mailedAt }) => email !== "" && mailedAt === null).length;
	const isOpen = text.includes("…");
	return (
		<section
			aria-labelledby="recall-mail"
			className="flex max-w-3xl flex-col gap-4 rounded-card border border-trait bg-white p-5 sm:p-6"
		>
			<h2 id="recall-mail" className="display text-xl">
				Prévenir les clients
			</h2>
			<UnsavedGuard isDirty={sent === null && waiting > 0 && (subject !== draft.subject || text !== draft.text)} />
			{sent && <Sent sent={sent} />}
			{waiting === 0 ? (
				<p>Chaque client qui a un e-mail a été prévenu depuis qu'il en a reçu.</p>
			) : (
				<>
					<TextField
						label="Objet"
						maxLength={150}
						value={subject}
						error={subject.trim() ? null : "Saisissez un objet."}
						onChange={({ target }) => setSubject(target.value)}
					/>
					<TextArea
						label="Texte"
						hint="Les commandes de chaque client sont ajoutées au-dessous."
						rows={10}
						maxLength={5_000}
						value={text}
						error={isOpen ? "Complétez le motif du rappel." : text.trim() ? null : "Saisissez un texte."}
						onChange={({ target }) => setText(target.value)}
					/>
					<div>
						<ConfirmAct
							label={`Écrire à ${formatCount(waiting, "client")}`}
							variant="primary"
							disabled={isOpen || !subject.trim() || !text.trim()}
							title={`Écrire à ${formatCount(waiting, "client")} ?`}
							confirm="Envoyer"
							busyLabel="Envoi…"
							act={() =>
								call(mailRecall, { params: { id: lot.id }, body: { subject: subject.trim(), text: text.trim() } })
							}
							changes={[readRecall]}
							onDone={setSent}
						>
							Chacun reçoit ce message une fois. Qui reçoit encore de ce lot peut être prévenu de nouveau.
						</ConfirmAct>
					</div>
				</>
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
