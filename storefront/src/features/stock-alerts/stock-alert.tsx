"use client";

import { emailFault } from "@confiserie/domain/email";
import { STOCK_ALERT_CONSENT } from "@confiserie/domain/stock-alert";
import { Bell } from "lucide-react";
import { type FormEvent, useId, useState } from "react";
import { useSession } from "@/features/auth";
import { ApiProblem, api } from "@/lib/api";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { TextField } from "@/ui/text-field";

const nothing = { parse: () => undefined };

/** "Me prévenir du retour": one click for who is signed in, an e-mail and a click for others. */
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
			await api.post(`/products/${encodeURIComponent(productId)}/stock-alerts`, body, nothing);
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
