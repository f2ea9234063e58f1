import {
	orderPaymentsSchema,
	type RefundRequest,
	refundRequestSchema,
} from "@confiserie/domain/contract/admin-payments";
import { formatCents } from "@confiserie/domain/format";
import { REFUND_CAUSE_NAMES, REFUND_CAUSES, type RefundCause } from "@confiserie/domain/orders/owed";
import { Button, toast, usePrompt } from "@medusajs/ui";
import { type FormEvent, useState } from "react";
import { readCents, typedCents } from "../lib/figures";
import { call, newKey, useChange } from "../lib/shop";
import { Field } from "./field";

interface RefundFormProps {
	orderNumber: string;
	/** Cents that can still be given back. */
	refundable: number;
	/** Where the order's page in the admin has the refund by line open. */
	byLineUrl: string;
	/** What the order's widget reads. */
	path: string;
}

/** Refunds an order in whole or in part, by the order service; a double click refunds once. */
export function RefundForm({ orderNumber, refundable, byLineUrl, path }: RefundFormProps) {
	const confirm = usePrompt();
	const [isOpen, setOpen] = useState(false);
	const [amount, setAmount] = useState("");
	const [reason, setReason] = useState("");
	const [cause, setCause] = useState<RefundCause>("GOODS");
	const [key, setKey] = useState(newKey);
	const [problems, setProblems] = useState<Record<string, string>>({});
	const { mutate, isPending } = useChange({
		run: (body: RefundRequest) =>
			call(`/shop/orders/${encodeURIComponent(orderNumber)}/refunds`, orderPaymentsSchema, {
				method: "POST",
				body,
				headers: { "idempotency-key": key },
			}),
		path,
		onDone: () => {
			toast.success("Remboursement enregistré");
			setOpen(false);
		},
	});
	const open = () => {
		setAmount(typedCents(refundable));
		setReason("");
		setCause("GOODS");
		setKey(newKey());
		setProblems({});
		setOpen(true);
	};
	const submit = async (event: FormEvent) => {
		event.preventDefault();
		const parsed = refundRequestSchema.safeParse({ amount: readCents(amount), reason, cause });
		setProblems(
			parsed.success
				? {}
				: Object.fromEntries(parsed.error.issues.map(({ path, message }) => [String(path[0]), message])),
		);
		if (!parsed.success) return;
		const isSure = await confirm({
			title: `Rembourser ${formatCents(parsed.data.amount)}\u00a0?`,
			description: `La commande ${orderNumber} est remboursée par le moyen de paiement d'origine. Cela ne s'annule pas.`,
			confirmText: "Rembourser",
			cancelText: "Annuler",
		});
		if (isSure && !isPending) mutate(parsed.data);
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
				<label className="txt-compact-small-plus flex flex-col gap-1">
					Raison
					<select
						value={cause}
						onChange={({ target }) => setCause(REFUND_CAUSE_NAMES.find((name) => name === target.value) ?? "GOODS")}
						className="bg-ui-bg-field shadow-borders-base txt-compact-small h-8 rounded-md px-2"
					>
						{REFUND_CAUSE_NAMES.map((name) => (
							<option key={name} value={name}>
								{REFUND_CAUSES[name].label}
							</option>
						))}
					</select>
				</label>
				<Field label="Motif" value={reason} onChange={setReason} maxLength={500} problem={problems.reason} />
			</div>
			<div className="flex justify-end gap-2">
				<Button type="button" size="small" variant="secondary" onClick={() => setOpen(false)}>
					Annuler
				</Button>
				<Button type="submit" size="small" variant="danger" isLoading={isPending}>
					Rembourser
				</Button>
			</div>
		</form>
	);
}
