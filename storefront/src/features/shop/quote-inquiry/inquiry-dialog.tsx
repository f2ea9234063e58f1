"use client";

import { askForQuote } from "@confiserie/domain/contract/quote-inquiries";
import type { BoxesOf } from "@confiserie/domain/customers/saved-list";
import { dayOf } from "@confiserie/domain/day";
import { formatCount } from "@confiserie/domain/format";
import { INQUIRY_LIMITS } from "@confiserie/domain/quote/inquiry";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { ApiProblem, call } from "@/lib/api";
import { randomUuid } from "@/lib/uuid";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { ButtonLink } from "@/ui/button-link";
import { Dialog } from "@/ui/dialog";
import { TextArea } from "@/ui/text-area";
import { TextField } from "@/ui/text-field";

interface InquiryDialogProps {
	items: readonly BoxesOf[];
	isOpen: boolean;
	onClose: () => void;
}

/** Message and day of a quote that is asked for, then where its answer appears. */
export function InquiryDialog({ isOpen, onClose, items }: InquiryDialogProps) {
	return (
		<Dialog
			open={isOpen}
			onClose={onClose}
			title="Demander un devis"
			description={`Pour les ${formatCount(items.length, "produit")} du panier. Sans engagement, et sans réserver de stock.`}
		>
			<InquiryForm items={items} isOpen={isOpen} onClose={onClose} />
		</Dialog>
	);
}

function InquiryForm({ items, isOpen, onClose }: InquiryDialogProps) {
	const [message, setMessage] = useState("");
	const [wantedOn, setWantedOn] = useState("");
	const requestId = useRef(randomUuid());
	const [isBusy, setBusy] = useState(false);
	const [isSent, setSent] = useState(false);
	const [problem, setProblem] = useState<{ message: string; field?: string | undefined } | null>(null);
	// Other words or another cart are another inquiry; the same one is sent once.
	const content = JSON.stringify([items, message, wantedOn]);
	useEffect(() => {
		requestId.current = content && randomUuid();
	}, [content]);
	useEffect(() => {
		if (!isOpen) return;
		setSent(false);
		setProblem(null);
	}, [isOpen]);
	const send = async (event: FormEvent) => {
		event.preventDefault();
		if (isBusy) return;
		setBusy(true);
		setProblem(null);
		try {
			const request = { requestId: requestId.current, items: [...items], message };
			await call(askForQuote, { body: { ...request, wantedOn: wantedOn === "" ? null : wantedOn } });
			setSent(true);
			setMessage("");
		} catch (cause) {
			setProblem(cause instanceof ApiProblem ? cause : { message: "Réessayez dans un instant." });
		} finally {
			setBusy(false);
		}
	};
	if (isSent)
		return (
			<div className="flex flex-col gap-4">
				<Banner tone="success" title="Votre demande est envoyée">
					Notre devis vous parvient par e-mail, et vous le trouvez avec vos commandes. Votre panier reste tel quel.
				</Banner>
				<div className="flex flex-wrap gap-3">
					<ButtonLink href="/orders" onClick={onClose}>
						Voir mes demandes
					</ButtonLink>
					<Button variant="secondary" onClick={onClose}>
						Fermer
					</Button>
				</div>
			</div>
		);
	const isDayRefused = problem?.field === "wantedOn";
	return (
		<form method="post" noValidate onSubmit={send} className="flex flex-col gap-4">
			{problem && !isDayRefused && <Banner tone="error" title={problem.message} />}
			<TextArea
				label="Message"
				optional
				rows={4}
				maxLength={INQUIRY_LIMITS.message}
				value={message}
				onChange={({ target }) => setMessage(target.value)}
			/>
			<TextField
				label="Livraison souhaitée"
				type="date"
				optional
				min={dayOf(new Date())}
				value={wantedOn}
				onChange={({ target }) => setWantedOn(target.value)}
				error={isDayRefused ? problem.message : null}
			/>
			<Button type="submit" busy={isBusy} busyLabel="Envoi…">
				Envoyer la demande
			</Button>
		</form>
	);
}
