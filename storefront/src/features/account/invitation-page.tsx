"use client";

import { Suspense } from "react";
import { ApiProblem } from "@/lib/api";
import { authPath } from "@/lib/safe-redirect";
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

const OFFICE = authPath("/login", "/admin");
/** Nobody can ask for another one but who invited. */
const OVER =
	"Cette invitation n'est plus valable\u00a0: elle a déjà servi, a été retirée ou renvoyée, ou date de plus de sept jours. Demandez à qui vous a invité de la renvoyer.";

/** /invitation?token=…: where the link of an invitation into the team leads. (ADR 371) */
export function InvitationPage() {
	return (
		<MailFrame
			title="Rejoindre l'équipe"
			intro="Choisissez un mot de passe : il ouvrira votre compte, le back-office et Medusa Admin."
		>
			<Suspense fallback={<p className="text-prune">Un instant…</p>}>
				<JoinForm />
			</Suspense>
		</MailFrame>
	);
}

function JoinForm() {
	const token = useMailedToken();
	const { form, card, errorOf } = useAccountForm<NewPassword>({
		values: { password: "", confirmation: "" },
		fields: ["password"],
		validate: validateNewPassword,
		failed: "L'invitation n'a pas pu être acceptée. Réessayez dans un instant.",
		send: async ({ password }) => {
			try {
				await callReset({ token, password });
			} catch (cause) {
				const isOver = cause instanceof ApiProblem && cause.code === "LINK_REFUSED";
				throw isOver ? new ApiProblem(cause.status, cause.code, OVER) : cause;
			}
			return "Vous faites partie de l'équipe";
		},
	});
	if (card.done) return <Joined title={card.done} />;
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
						<ButtonLink href={OFFICE} variant="secondary" size="sm">
							Se connecter
						</ButtonLink>
					}
				>
					{card.problem}
				</Banner>
			)}
			<NewPasswordFields field={form.register} password={form.watch("password")} errorOf={errorOf} />
			<p className="text-sm text-prune">
				Si vous aviez déjà un compte dans la boutique, ce mot de passe remplace l'ancien, et vos appareils sont
				déconnectés.
			</p>
			<Button type="submit" size="lg" busy={card.isBusy} busyLabel="Un instant…">
				Accepter l'invitation
			</Button>
		</form>
	);
}

function Joined({ title }: { title: string }) {
	const words = useArrivalFocus<HTMLDivElement>();
	return (
		<div ref={words} tabIndex={-1} className="flex flex-col gap-5">
			<Banner tone="success" title={title}>
				Connectez-vous avec l'e-mail qui a reçu l'invitation et ce mot de passe.
			</Banner>
			<ButtonLink href={OFFICE} size="lg">
				Ouvrir le back-office
			</ButtonLink>
		</div>
	);
}
