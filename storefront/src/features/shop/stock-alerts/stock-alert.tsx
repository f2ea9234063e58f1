"use client";

import { STOCK_ALERT_CONSENT } from "@confiserie/domain/catalogue/stock-alert";
import type { askForStockAlert } from "@confiserie/domain/contract/stock-alerts";
import { emailFault } from "@confiserie/domain/customers/email";
import { Bell } from "lucide-react";
import { type FormEvent, useId, useState } from "react";
import { useSession } from "@/features/account/auth";
import { ApiProblem, named, nothing } from "@/lib/api";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { TextField } from "@/ui/text-field";

const ask = named<typeof askForStockAlert>("POST /api/products/:id/stock-alerts");

/** "Me prévenir du retour": one click for a signed-in customer, an e-mail and a click for others. */
export function StockAlert({ productId }: { productId: string }) {
	const { status, user } = useSession();
	const consentId = useId();
	const [typed, setTyped] = useState("");
	const [website, setWebsite] = useState("");
	const [state, setState] = useState<"asked" | "busy" | "done">("asked");
	const [problem, setProblem] = useState<string | null>(null);
	const email = user?.email ?? typed.trim();
	const submit = async (event: FormEvent) => {
		event.preventDefault();
		if (state === "busy") return;
		const fault = email === "" ? "Saisissez votre adresse e-mail." : emailFault(email);
		setProblem(fault ?? null);
		if (fault) return;
		setState("busy");
		try {
			const body = { email, website, consent: STOCK_ALERT_CONSENT.version };
			await ask(nothing, { params: { id: productId }, body });
			setState("done");
		} catch (cause) {
			setProblem(cause instanceof ApiProblem ? cause.message : "Réessayez dans un instant.");
			setState("asked");
		}
	};
	if (status === "loading") return null;
	if (state === "done")
		return <Banner tone="success">{`C'est noté\u00a0: un e-mail partira à ${email} au retour du produit.`}</Banner>;
	return (
		<form noValidate onSubmit={submit} aria-label="Être prévenu du retour en stock" className="flex flex-col gap-3">
			{!user && (
				<TextField
					label="Votre adresse e-mail"
					type="email"
					inputMode="email"
					autoComplete="email"
					autoCapitalize="none"
					spellCheck={false}
					maxLength={254}
					value={typed}
					error={problem}
					onChange={({ target }) => setTyped(target.value)}
				/>
			)}
			{/* Honeypot: only bots fill in this field, and what they send is not stored. */}
			<div hidden aria-hidden="true">
				<label>
					Site web
					<input value={website} tabIndex={-1} autoComplete="off" onChange={({ target }) => setWebsite(target.value)} />
				</label>
			</div>
			{user && problem && <Banner tone="error">{problem}</Banner>}
			<Button type="submit" variant="secondary" busy={state === "busy"} aria-describedby={consentId}>
				<Bell aria-hidden="true" className="size-5" />
				Me prévenir du retour
			</Button>
			<p id={consentId} className="text-sm text-prune">
				{STOCK_ALERT_CONSENT.text}
			</p>
		</form>
	);
}
