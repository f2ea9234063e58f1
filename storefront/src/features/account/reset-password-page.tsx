"use client";

import { Suspense } from "react";
import { useArrivalFocus } from "@/lib/use-arrival-focus";
import { useMailedToken } from "@/lib/use-mailed-token";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { ButtonLink } from "@/ui/button-link";
import { MailFrame } from "@/ui/mail-frame";
import { callReset } from "./calls";
import { NewPasswordFields } from "./new-password-fields";
import { useAccountForm } from "./use-account-form";
import { type NewPassword, validateNewPassword } from "./validation";

/** /reset-password?token=…: where the link of a forgotten password leads. */
export function ResetPasswordPage() {
	return (
		<MailFrame title="Nouveau mot de passe">
			<Suspense fallback={<p className="text-prune">Un instant…</p>}>
				<ResetForm />
			</Suspense>
		</MailFrame>
	);
}

function ResetForm() {
	const token = useMailedToken();
	const { form, card, errorOf } = useAccountForm<NewPassword>({
		values: { password: "", confirmation: "" },
		fields: ["password"],
		validate: validateNewPassword,
		failed: "Votre mot de passe n'a pas pu être changé. Réessayez dans un instant.",
		send: async ({ password }) => {
			await callReset({ token, password });
			return "Votre mot de passe est changé";
		},
	});
	if (card.done) return <Changed title={card.done} />;
	return (
		<form
			method="post"
			noValidate
			onSubmit={(event) => {
				event.preventDefault();
				card.onSubmit();
			}}
			className="flex flex-col gap-5"
		>
			{card.problem && (
				<Banner
					tone="error"
					action={
						<ButtonLink href="/forgotten-password" variant="secondary" size="sm">
							Demander un nouveau lien
						</ButtonLink>
					}
				>
					{card.problem}
				</Banner>
			)}
			<NewPasswordFields field={form.register} password={form.watch("password")} errorOf={errorOf} />
			<Button type="submit" size="lg" busy={card.isBusy} busyLabel="Changement…">
				Changer mon mot de passe
			</Button>
		</form>
	);
}

function Changed({ title }: { title: string }) {
	const words = useArrivalFocus<HTMLDivElement>();
	return (
		<div ref={words} tabIndex={-1} className="flex flex-col gap-5">
			<Banner tone="success" title={title}>
				Tous vos appareils sont déconnectés. Connectez-vous avec le nouveau mot de passe.
			</Banner>
			<ButtonLink href="/login" size="lg">
				Se connecter
			</ButtonLink>
		</div>
	);
}
