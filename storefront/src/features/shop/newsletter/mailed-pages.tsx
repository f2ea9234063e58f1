"use client";

import { confirmNewsletter, unsubscribe } from "@confiserie/domain/contract/newsletter";
import { cancelStockAlert } from "@confiserie/domain/contract/stock-alerts";

import { type ReactNode, Suspense, useState } from "react";
import { call } from "@/lib/api";
import { useAttempt } from "@/lib/use-attempt";
import { useMailedToken } from "@/lib/use-mailed-token";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { ButtonLink } from "@/ui/button-link";
import { MailFrame } from "@/ui/mail-frame";

interface Words {
	title: string;
	question: string;
	button: string;
	done: string;
	failed: string;
}

const CONFIRM: Words = {
	title: "Notre lettre",
	question: "Confirmez que cette boîte de réception est la vôtre\u00a0: nous vous y enverrons notre lettre.",
	button: "Confirmer mon inscription",
	done: "Votre inscription est confirmée",
	failed: "Votre inscription n'a pas pu être confirmée. Réessayez dans un instant.",
};
const LEAVE: Words = {
	title: "Ne plus recevoir notre lettre",
	question: "Nous oublierons votre adresse aussitôt.",
	button: "Me désinscrire",
	done: "Vous êtes désinscrit",
	failed: "Votre désinscription n'a pas pu être enregistrée. Réessayez dans un instant.",
};

/** /lettre/confirmation?token=…: a press confirms, not the visit, which programs that look at links in mails make too. */
export function NewsletterConfirmPage() {
	return (
		<Frame words={CONFIRM}>
			<Press words={CONFIRM} call={(token) => call(confirmNewsletter, { body: { token } })} />
		</Frame>
	);
}

/** /lettre/desinscription?token=…: one press ends it, without signing in. */
export function NewsletterLeavePage() {
	return (
		<Frame words={LEAVE}>
			<Press words={LEAVE} call={(token) => call(unsubscribe, { params: { token } })} />
		</Frame>
	);
}

const LEAVE_ALERTS: Words = {
	title: "Ne plus être prévenu",
	question: "Nous oublierons votre adresse et tous les produits que vous attendez.",
	button: "Me désinscrire",
	done: "Vous êtes désinscrit",
	failed: LEAVE.failed,
};

/** /alerte-stock/desinscription?token=…: one press ends the mails about products that are back. */
export function StockAlertLeavePage() {
	return (
		<Frame words={LEAVE_ALERTS}>
			<Press words={LEAVE_ALERTS} call={(token) => call(cancelStockAlert, { params: { token } })} />
		</Frame>
	);
}

function Frame({ words, children }: { words: Words; children: ReactNode }) {
	return (
		<MailFrame title={words.title}>
			<Suspense fallback={<p className="text-prune">Un instant…</p>}>{children}</Suspense>
		</MailFrame>
	);
}

function Press({ words, call }: { words: Words; call: (token: string) => Promise<void> }) {
	const token = useMailedToken();
	const { act, isBusy, problem } = useAttempt(words.failed);
	const [isDone, setDone] = useState(false);
	const press = () => act(() => call(token).then(() => setDone(true)));
	if (isDone)
		return (
			<>
				<Banner tone="success" title={words.done} />
				<ButtonLink href="/" variant="secondary">
					Revenir à la boutique
				</ButtonLink>
			</>
		);
	return (
		<>
			<p>{words.question}</p>
			{problem && <Banner tone="error">{problem}</Banner>}
			<Button size="lg" busy={isBusy} busyLabel="Un instant…" onClick={press}>
				{words.button}
			</Button>
		</>
	);
}
