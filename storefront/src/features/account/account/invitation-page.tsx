"use client";

import type { PasswordReset } from "@confiserie/domain/contract/account";
import { resetPassword } from "@confiserie/domain/contract/accounts";
import { ApiProblem, call } from "@/lib/api";
import { authPath } from "@/lib/safe-redirect";
import { MailFrame } from "@/ui/mail-frame";
import { PasswordByLink } from "./password-by-link";

const OFFICE = authPath("/login", "/admin");
/** An expired invitation can only be renewed by the sender. */
const OVER =
	"Cette invitation n'est plus valable\u00a0: elle a déjà servi, a été retirée ou renvoyée, ou date de plus de sept jours. Demandez à qui vous a invité de la renvoyer.";

/** /invitation?token=…: where the link of an invitation into the team leads. (ADR 22) */
export function InvitationPage() {
	return (
		<MailFrame
			title="Rejoindre l'équipe"
			intro="Dites-nous votre nom et choisissez un mot de passe&nbsp;: il ouvrira votre compte, le back-office et Medusa Admin."
		>
			<PasswordByLink
				send={accept}
				asksName
				failed="L'invitation n'a pas pu être acceptée. Réessayez dans un instant."
				otherwise={{ href: OFFICE, label: "Se connecter" }}
				submit="Accepter l'invitation"
				busy="Un instant…"
				done={{
					title: "Vous faites partie de l'équipe",
					text: "Connectez-vous avec l'e-mail qui a reçu l'invitation et ce mot de passe.",
					next: { href: OFFICE, label: "Ouvrir le back-office" },
				}}
			>
				<p className="text-sm text-prune">
					Si vous aviez déjà un compte dans la boutique, ce mot de passe remplace l'ancien, et vos appareils sont
					déconnectés.
				</p>
			</PasswordByLink>
		</MailFrame>
	);
}

async function accept(request: PasswordReset): Promise<void> {
	try {
		await call(resetPassword, { body: request });
	} catch (cause) {
		const isOver = cause instanceof ApiProblem && cause.code === "LINK_REFUSED";
		throw isOver ? new ApiProblem(cause.status, cause.code, OVER) : cause;
	}
}
