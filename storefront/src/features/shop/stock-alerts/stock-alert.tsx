"use client";

import { STOCK_ALERT_CONSENT } from "@confiserie/domain/catalogue/stock-alert";
import type { askForStockAlert } from "@confiserie/domain/contract/stock-alerts";
import { emailFault } from "@confiserie/domain/customers/email";
import { Bell } from "lucide-react";
import { type FormEvent, useId, useState } from "react";
import { useSession } from "@/features/account/auth";
import { named, nothing } from "@/lib/api";
import { useAttempt } from "@/lib/use-attempt";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { EmailField } from "@/ui/email-field";
import { Honeypot } from "@/ui/honeypot";

const ask = named<typeof askForStockAlert>("POST /api/products/:id/stock-alerts");

/** "Me prévenir du retour": one click for a signed-in customer, an e-mail and a click for others. */
export function StockAlert({ productId }: { productId: string }) {
	const { status, user } = useSession();
	const consentId = useId();
	const [typed, setTyped] = useState("");
	const [website, setWebsite] = useState("");
	const { act, isBusy, problem, setProblem } = useAttempt();
	const [isDone, setDone] = useState(false);
	const email = user?.email ?? typed.trim();
	const submit = (event: FormEvent) => {
		event.preventDefault();
		const fault = email === "" ? "Saisissez votre adresse e-mail." : emailFault(email);
		if (fault) return setProblem(fault);
		void act(async () => {
			const body = { email, website, consent: STOCK_ALERT_CONSENT.version };
			await ask(nothing, { params: { id: productId }, body });
			setDone(true);
		});
	};
	if (status === "loading") return null;
	if (isDone)
		return <Banner tone="success">{`C'est noté\u00a0: un e-mail partira à ${email} au retour du produit.`}</Banner>;
	return (
		<form noValidate onSubmit={submit} aria-label="Être prévenu du retour en stock" className="flex flex-col gap-3">
			{!user && (
				<EmailField
					label="Votre adresse e-mail"
					maxLength={254}
					value={typed}
					error={problem}
					onChange={({ target }) => setTyped(target.value)}
				/>
			)}
			<Honeypot value={website} onChange={({ target }) => setWebsite(target.value)} />
			{user && problem && <Banner tone="error">{problem}</Banner>}
			<Button type="submit" variant="secondary" busy={isBusy} aria-describedby={consentId}>
				<Bell aria-hidden="true" className="size-5" />
				Me prévenir du retour
			</Button>
			<p id={consentId} className="text-sm text-prune">
				{STOCK_ALERT_CONSENT.text}
			</p>
		</form>
	);
}
