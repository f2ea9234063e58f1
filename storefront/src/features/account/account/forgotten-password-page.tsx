"use client";

import { forgetPassword } from "@confiserie/domain/contract/accounts";
import { call } from "@/lib/api";

import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { ButtonLink } from "@/ui/button-link";
import { EmailField } from "@/ui/email-field";
import { MailFrame } from "@/ui/mail-frame";

import { useAccountForm } from "./use-account-form";
import { validateEmail } from "./validation";

/** /forgotten-password: requests a link by mail. The response is the same whether or not the address has an account. */
export function ForgottenPasswordPage() {
	const { form, card, errorOf } = useAccountForm({
		values: { email: "" },
		fields: ["email"],
		validate: validateEmail,
		failed: "Le lien n'a pas pu être envoyé. Réessayez dans un instant.",
		send: async ({ email }) => {
			await call(forgetPassword, { body: { email } });
			return email.trim();
		},
	});
	return (
		<MailFrame
			title="Mot de passe oublié"
			intro="Indiquez l'adresse de votre compte : nous y envoyons un lien pour choisir un nouveau mot de passe."
		>
			{card.done ? (
				<Banner tone="success" title="Regardez votre boîte de réception">
					Si un compte existe pour <strong className="wrap-anywhere">{card.done}</strong>, un lien vient d'y partir. Il
					sert une fois, dans l'heure. Pensez aux indésirables.
				</Banner>
			) : (
				<form
					method="post"
					noValidate
					onSubmit={(event) => {
						event.preventDefault();
						card.onSubmit();
					}}
					className="flex flex-col gap-5"
				>
					{card.problem && <Banner tone="error">{card.problem}</Banner>}
					<EmailField {...form.register("email")} label="Email" autoComplete="username" error={errorOf("email")} />
					<Button type="submit" size="lg" busy={card.isBusy} busyLabel="Envoi…">
						Recevoir le lien
					</Button>
				</form>
			)}
			<ButtonLink href="/login" variant="ghost" className="self-center">
				Retour à la connexion
			</ButtonLink>
		</MailFrame>
	);
}
