"use client";

import type { PasswordReset } from "@confiserie/domain/contract/account";

import { resetPassword } from "@confiserie/domain/contract/accounts";
import { call } from "@/lib/api";

import { MailFrame } from "@/ui/mail-frame";

import { PasswordByLink } from "./password-by-link";

/** /reset-password?token=…: where the link of a forgotten password leads. */
export function ResetPasswordPage() {
	return (
		<MailFrame title="Nouveau mot de passe">
			<PasswordByLink
				send={(reset: PasswordReset) => call(resetPassword, { body: reset })}
				failed="Votre mot de passe n'a pas pu être changé. Réessayez dans un instant."
				otherwise={{ href: "/forgotten-password", label: "Demander un nouveau lien" }}
				submit="Changer mon mot de passe"
				busy="Changement…"
				done={{
					title: "Votre mot de passe est changé",
					text: "Tous vos appareils sont déconnectés. Connectez-vous avec le nouveau mot de passe.",
					next: { href: "/login", label: "Se connecter" },
				}}
			/>
		</MailFrame>
	);
}
