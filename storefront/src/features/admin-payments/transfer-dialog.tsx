"use client";

import type { OrderPayments } from "@confiserie/domain/contract/admin-payments";

import { recordTransfer } from "@confiserie/domain/contract/order-payments";
import { formatCents } from "@confiserie/domain/format";
import { typedCents } from "@confiserie/domain/money";
import { HAND_MEANS, type HandMeans, PAYMENT_MEANS } from "@confiserie/domain/payment-provider";
import { useForm } from "react-hook-form";
import { DialogForm } from "@/features/admin-shell";
import { useSession } from "@/features/auth";
import { call } from "@/lib/api";
import { useFormDraft } from "@/lib/form-draft";
import { showProblem } from "@/lib/form-problem";
import { type FieldMessages, resolverOf } from "@/lib/form-resolver";
import { useKey } from "@/lib/use-key";
import { Dialog } from "@/ui/dialog";
import { Select } from "@/ui/select";
import { TextField } from "@/ui/text-field";

import { AMOUNT_FIELD, type MoneyDialogProps, typed } from "./money-dialog";

/** Writes down money that came by hand: amount, means, day, reference. An open card payment of the order is closed by it. */
export function TransferDialog({ isOpen, money, onClose, onDone }: MoneyDialogProps) {
	return (
		<Dialog
			open={isOpen}
			onClose={onClose}
			title="Enregistrer un paiement"
			description={`Commande ${money.orderNumber} : il reste ${formatCents(money.transferable)} à payer.`}
		>
			<TransferForm money={money} onClose={onClose} onDone={onDone} />
		</Dialog>
	);
}

interface TransferValues {
	amount: string;
	means: HandMeans;
	receivedOn: string;
	reference: string;
}

function TransferForm({ money, onClose, onDone }: Omit<MoneyDialogProps, "isOpen">) {
	const key = useKey();
	const form = useForm<TransferValues>({
		defaultValues: { amount: typed(money.transferable), means: "transfer", receivedOn: "", reference: "" },
		resolver: resolverOf((values) => validate(values, money)),
	});
	const { errors } = form.formState;
	const { user } = useSession();
	useFormDraft({ form: `transfer:${money.orderId}`, owner: user?.id ?? "" }, form, FIELDS);
	const submit = form.handleSubmit(async ({ amount, means, receivedOn, reference }) => {
		const body = { amount: typedCents(amount) ?? 0, means, receivedOn, reference: reference.trim() };
		try {
			onDone(
				await call(recordTransfer, { params: { id: money.orderId }, body, headers: { "idempotency-key": key(body) } }),
			);
		} catch (cause) {
			showProblem(cause, FIELDS, form.setError, "Le paiement n'a pas pu être enregistré. Réessayez.");
		}
	});
	return (
		<DialogForm state={form.formState} onSubmit={submit} onClose={onClose} submitLabel="Enregistrer le paiement">
			<TextField {...form.register("amount")} {...AMOUNT_FIELD} error={errors.amount?.message ?? null} />
			<Select {...form.register("means")} label="Moyen de paiement" options={MEANS} />
			<TextField
				{...form.register("receivedOn")}
				type="date"
				label="Jour de réception"
				error={errors.receivedOn?.message ?? null}
			/>
			<TextField
				{...form.register("reference")}
				label="Référence"
				hint="Du virement sur le relevé de compte, du chèque ou du reçu."
				autoComplete="off"
				maxLength={140}
				error={errors.reference?.message ?? null}
			/>
		</DialogForm>
	);
}

const FIELDS = ["amount", "means", "receivedOn", "reference"] as const;
const MEANS = HAND_MEANS.map((value) => ({ value, label: PAYMENT_MEANS[value].label }));

function validate({ amount, receivedOn, reference }: TransferValues, { transferable }: OrderPayments): FieldMessages {
	const cents = typedCents(amount);
	return {
		...(!cents && { amount: "Saisissez un montant, par exemple 120,00." }),
		...(cents && cents > transferable && { amount: `Il reste ${formatCents(transferable)} à payer.` }),
		...(!/^\d{4}-\d{2}-\d{2}$/.test(receivedOn) && { receivedOn: "Saisissez le jour du paiement." }),
		...(!reference.trim() && { reference: "Saisissez la référence du paiement." }),
	};
}
