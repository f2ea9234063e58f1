"use client";

import { confirmEmail } from "@confiserie/domain/contract/accounts";
import { Suspense } from "react";
import { useSession } from "@/features/account/auth";
import { call } from "@/lib/api";
import { useMailedToken } from "@/lib/use-mailed-token";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { ButtonLink } from "@/ui/button-link";
import { MailFrame } from "@/ui/mail-frame";

import { useAccountForm } from "./use-account-form";

/**
 * /confirm-email?token=…: where the link to a new address leads. A press confirms, not the visit: programs that look at
 * links in mails visit them too.
 */
export function ConfirmEmailPage() {
	return (
		<MailFrame title="Nouvelle adresse email">
			<Suspense fallback={<p className="text-prune">Un instant…</p>}>
				<Confirmation />
			</Suspense>
		</MailFrame>
	);
}

function Confirmation() {
	const token = useMailedToken();
	const { user, replaceUser } = useSession();
	const { card } = useAccountForm({
		values: {},
		fields: [],
		validate: () => ({}),
		failed: "Votre adresse n'a pas pu être confirmée. Réessayez dans un instant.",
		send: async () => {
			const { accountId, email } = await call(confirmEmail, { body: { token } });
			if (user?.id === accountId) replaceUser({ ...user, email });
			return email;
		},
	});
	if (card.done)
		return (
			<>
				<Banner tone="success" title="Votre adresse est confirmée">
					Connectez-vous désormais avec <strong className="wrap-anywhere">{card.done}</strong>. L'ancienne adresse en
					est prévenue, et vos autres appareils sont déconnectés.
				</Banner>
				<ButtonLink href="/account" size="lg">
					Voir mon compte
				</ButtonLink>
			</>
		);
	return (
		<>
			<p>Confirmez que cette boîte de réception est la vôtre : elle devient l'adresse de votre compte.</p>
			{card.problem && <Banner tone="error">{card.problem}</Banner>}
			<Button size="lg" busy={card.isBusy} busyLabel="Confirmation…" onClick={card.onSubmit}>
				Confirmer ma nouvelle adresse
			</Button>
		</>
	);
}
