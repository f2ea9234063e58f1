"use client";

import { beginSecondFactor, confirmSecondFactor, readSecondFactor } from "@confiserie/domain/contract/accounts";
import type { SecondFactorSetup } from "@confiserie/domain/contract/second-factor";
import { useRef, useState } from "react";
import { EditForm, useEditForm } from "@/features/admin/kit";
import { useArrivalFocus } from "@/lib/use-arrival-focus";
import { CopyButton } from "@/ui/copy-button";
import { TextField } from "@/ui/text-field";
import { QrCode } from "./qr-code";
import { CodeField, PasswordField } from "./secret-fields";

const FAILURE = "Cela n'a pas abouti. Réessayez.";

/** Password, then the secret as an image and as text, then a first code. */
export function SetUpForm({ onDone }: { onDone: (codes: readonly string[]) => void }) {
	const [setup, setSetup] = useState<SecondFactorSetup | null>(null);
	const begin = useEditForm(beginSecondFactor, {
		start: { password: "" },
		failure: FAILURE,
		isSecret: true,
		clears: true,
		onSaved: setSetup,
	});
	const confirm = useEditForm(confirmSecondFactor, {
		start: { code: "" },
		changes: [readSecondFactor],
		failure: FAILURE,
		isSecret: true,
		onSaved: ({ recoveryCodes }) => onDone(recoveryCodes),
	});
	if (!setup)
		return (
			<>
				<p className="my-3 text-prune">
					À chaque connexion, une application de votre téléphone donne un code de six chiffres. Un mot de passe volé ne
					suffit plus.
				</p>
				<EditForm form={begin} legend="Mot de passe" label="Commencer" busyLabel="Vérification…">
					<PasswordField {...begin.field("password")} />
				</EditForm>
			</>
		);
	return (
		<div className="mt-3 flex flex-col gap-4">
			<SharedKey setup={setup} />
			<EditForm form={confirm} legend="Premier code" label="Activer" busyLabel="Vérification…">
				<CodeField {...confirm.field("code")} />
			</EditForm>
		</div>
	);
}

/** The key as an image, for the phone that photographs it, as a link, for the one that shows it, and as text. */
function SharedKey({ setup: { url, secret } }: { setup: SecondFactorSetup }) {
	const words = useArrivalFocus<HTMLParagraphElement>();
	const field = useRef<HTMLInputElement>(null);
	return (
		<>
			<p ref={words} tabIndex={-1}>
				Photographiez ce carré avec votre application de codes, ou saisissez-y la clé.
			</p>
			<QrCode text={url} />
			<a href={url} className="font-semibold text-framboise-fonce underline underline-offset-4 sm:hidden">
				Ouvrir l'application de codes de ce téléphone
			</a>
			<div className="flex flex-wrap items-end gap-3">
				<div className="min-w-56 flex-1">
					<TextField
						ref={field}
						label="Clé"
						value={secret.match(/.{1,4}/g)?.join(" ") ?? secret}
						readOnly
						onFocus={(event) => event.currentTarget.select()}
						className="font-mono text-xs sm:text-base"
					/>
				</div>
				<CopyButton
					text={secret}
					field={field}
					label="Copier la clé"
					copiedLabel="Copiée"
					message="La clé est copiée."
					variant="secondary"
				/>
			</div>
		</>
	);
}
