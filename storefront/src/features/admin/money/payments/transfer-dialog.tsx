"use client";

import { readOrderPayments, recordTransfer } from "@confiserie/domain/contract/order-payments";
import { dayOf } from "@confiserie/domain/day";
import { formatCents } from "@confiserie/domain/format";
import { HAND_MEANS, PAYMENT_MEANS } from "@confiserie/domain/payments/payment-provider";
import { CentsField, ChoiceField, DayField, TextField, useEditForm } from "@/features/admin/kit";
import { DialogForm } from "@/features/admin/shell";
import { Dialog } from "@/ui/dialog";
import type { MoneyDialogProps } from "./money-dialog";

/** Writes down money that came by hand: amount, means, day, reference. An open card payment of the order is closed by it. */
export function TransferDialog({ isOpen, money, onClose }: MoneyDialogProps) {
	return (
		<Dialog
			open={isOpen}
			onClose={onClose}
			title="Enregistrer un paiement"
			description={`Commande ${money.orderNumber} : il reste ${formatCents(money.transferable)} à payer.`}
		>
			<TransferForm money={money} onClose={onClose} />
		</Dialog>
	);
}

const MEANS = HAND_MEANS.map((value) => ({ value, label: PAYMENT_MEANS[value].label }));

function TransferForm({ money: { orderId, transferable }, onClose }: Omit<MoneyDialogProps, "isOpen">) {
	const form = useEditForm(recordTransfer, {
		start: { amount: transferable, means: "transfer", receivedOn: dayOf(new Date()), reference: "" },
		params: { id: orderId },
		reads: readOrderPayments,
		changes: "everything",
		failure: "Le paiement n'a pas pu être enregistré. Réessayez.",
		check: ({ amount }) => ({ amount: amount > transferable && `Il reste ${formatCents(transferable)} à payer.` }),
		onSaved: onClose,
	});
	return (
		<DialogForm state={form.formState} onSubmit={form.submit} onClose={onClose} submitLabel="Enregistrer le paiement">
			<CentsField {...form.field("amount")} label="Montant en euros" />
			<ChoiceField {...form.field("means")} label="Moyen de paiement" options={MEANS} />
			<DayField {...form.field("receivedOn")} label="Jour de réception" />
			<TextField
				{...form.field("reference")}
				label="Référence"
				hint="Du virement sur le relevé de compte, du chèque ou du reçu."
				maxLength={140}
			/>
		</DialogForm>
	);
}
