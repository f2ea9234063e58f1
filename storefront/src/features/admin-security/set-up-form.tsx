"use client";

import type { SecondFactorSetup } from "@confiserie/domain/contract/second-factor";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { callBegin, callConfirm, FACTOR_KEY } from "./calls";
import { CodeForm } from "./code-form";
import { PasswordForm } from "./password-form";
import { QrCode } from "./qr-code";

/** Password, then the secret as a picture and as text, then a first code. */
export function SetUpForm({ onDone }: { onDone: (codes: readonly string[]) => void }) {
	const client = useQueryClient();
	const [setup, setSetup] = useState<SecondFactorSetup | null>(null);
	if (!setup)
		return (
			<>
				<p className="my-3 text-prune">
					À chaque connexion, une application de votre téléphone donne un code de six chiffres. Un mot de passe volé ne
					suffit plus.
				</p>
				<PasswordForm label="Commencer" onPassword={async (password) => setSetup(await callBegin(password))} />
			</>
		);
	return (
		<div className="mt-3 flex flex-col gap-4">
			<p>Photographiez ce carré avec votre application de codes, ou saisissez-y la clé.</p>
			<QrCode text={setup.url} />
			<p className="text-sm">
				Clé : <code className="break-all">{setup.secret.match(/.{1,4}/g)?.join(" ")}</code>
			</p>
			<CodeForm
				label="Activer"
				onCode={async (code) => {
					const { recoveryCodes } = await callConfirm(code);
					onDone(recoveryCodes);
					await client.invalidateQueries({ queryKey: FACTOR_KEY });
				}}
			/>
		</div>
	);
}
