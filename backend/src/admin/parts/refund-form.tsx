import { orderPaymentsSchema } from "@confiserie/domain/contract/admin-payments";
import { formatCents } from "@confiserie/domain/format";
import { Button, toast, usePrompt } from "@medusajs/ui";
import { type FormEvent, useState } from "react";
import { AdminProblem, call, messageOf, newKey } from "../lib/call";
import { readCents, typedCents } from "../lib/figures";
import { Field } from "./field";

interface RefundFormProps {
	orderNumber: string;
	/** Cents that can still be given back. */
	refundable: number;
	/** Where the order's page in the admin has the refund by line open. */
	byLineUrl: string;
	onDone: () => void;
}

/** Refunds an order in whole or in part, by the order service; a double click refunds once. */
export function RefundForm({ orderNumber, refundable, byLineUrl, onDone }: RefundFormProps) {
	const confirm = usePrompt();
	const [isOpen, setOpen] = useState(false);
	const [amount, setAmount] = useState("");
	const [reason, setReason] = useState("");
	const [key, setKey] = useState(newKey);
	const [problems, setProblems] = useState<Record<string, string>>({});
	const [isBusy, setBusy] = useState(false);
	const open = () => {
		setAmount(typedCents(refundable));
		setReason("");
		setKey(newKey());
		setProblems({});
		setOpen(true);
	};
	const submit = async (event: FormEvent) => {
		event.preventDefault();
		const cents = readCents(amount);
		if (!(cents > 0)) return setProblems({ amount: "Saisissez un montant, en euros et centimes." });
		const isSure = await confirm({
			title: `Rembourser ${formatCents(cents)}\u00a0?`,
			description: `La commande ${orderNumber} est remboursée par le moyen de paiement d'origine. Cela ne s'annule pas.`,
			confirmText: "Rembourser",
			cancelText: "Annuler",
		});
		if (!isSure || isBusy) return;
		setBusy(true);
		try {
			const body = { amount: cents, reason };
			const path = `/orders/${encodeURIComponent(orderNumber)}/refunds`;
			await call(path, orderPaymentsSchema, { method: "POST", body, idempotencyKey: key });
			toast.success("Remboursement enregistré");
			setOpen(false);
			onDone();
		} catch (cause) {
			setProblems(cause instanceof AdminProblem ? cause.fields : {});
			toast.error(messageOf(cause));
		} finally {
			setBusy(false);
		}
	};
	if (!isOpen)
		return (
			<div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-6 py-4">
				<Button size="small" variant="secondary" onClick={open}>
					Rembourser
				</Button>
				<a
					href={byLineUrl}
					target="_blank"
					rel="noreferrer"
					className="txt-compact-small-plus text-ui-fg-base underline underline-offset-4"
				>
					Rembourser par article, dans la boutique
				</a>
			</div>
		);
	return (
		<form onSubmit={submit} noValidate aria-label="Remboursement" className="flex flex-col gap-4 px-6 py-4">
			<div className="grid gap-4 md:grid-cols-2">
				<Field
					label="Montant"
					unit="€"
					inputMode="decimal"
					value={amount}
					onChange={setAmount}
					hint={`${formatCents(refundable)} au plus`}
					problem={problems.amount}
				/>
				<Field label="Motif" value={reason} onChange={setReason} maxLength={500} problem={problems.reason} />
			</div>
			<div className="flex justify-end gap-2">
				<Button type="button" size="small" variant="secondary" onClick={() => setOpen(false)}>
					Annuler
				</Button>
				<Button type="submit" size="small" variant="danger" isLoading={isBusy}>
					Rembourser
				</Button>
			</div>
		</form>
	);
}
