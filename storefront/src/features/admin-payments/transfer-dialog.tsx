"use client";

import type { OrderPayments } from "@confiserie/domain/contract/admin-payments";
import { formatCents } from "@confiserie/domain/format";
import { typedCents } from "@confiserie/domain/money";
import { useForm } from "react-hook-form";
import { DialogForm } from "@/features/admin-shell";
import { useSession } from "@/features/auth";
import { useFormDraft } from "@/lib/form-draft";
import { showProblem } from "@/lib/form-problem";
import { type FieldMessages, resolverOf } from "@/lib/form-resolver";
import { Dialog } from "@/ui/dialog";
import { TextField } from "@/ui/text-field";
import { callTransfer } from "./calls";
import { AMOUNT_FIELD, type MoneyDialogProps, typed } from "./money-dialog";
import { useKey } from "./use-key";

/** Writes down a bank transfer: amount, day, reference. An open card payment of the order is closed by it. */
export function TransferDialog({ isOpen, money, onClose, onDone }: MoneyDialogProps) {
	return (
		<Dialog
			open={isOpen}
			onClose={onClose}
			title="Enregistrer un virement"
			description={`Commande ${money.orderNumber} : il reste ${formatCents(money.transferable)} à payer.`}
		>
			<TransferForm money={money} onClose={onClose} onDone={onDone} />
		</Dialog>
	);
}

interface TransferValues {
	amount: string;
	receivedOn: string;
	reference: string;
}

function TransferForm({ money, onClose, onDone }: Omit<MoneyDialogProps, "isOpen">) {
	const key = useKey();
	const form = useForm<TransferValues>({
		defaultValues: { amount: typed(money.transferable), receivedOn: "", reference: "" },
		resolver: resolverOf((values) => validate(values, money)),
	});
	const { errors } = form.formState;
	const { user } = useSession();
	useFormDraft({ form: `transfer:${money.orderId}`, owner: user?.id ?? "" }, form, FIELDS);
	const submit = form.handleSubmit(async ({ amount, receivedOn, reference }) => {
		const body = { amount: typedCents(amount) ?? 0, receivedOn, reference: reference.trim() };
		try {
			onDone(await callTransfer(money.orderId, body, key(body)));
		} catch (cause) {
			showProblem(cause, FIELDS, form.setError, "Le virement n'a pas pu être enregistré. Réessayez.");
		}
	});
	return (
		<DialogForm state={form.formState} onSubmit={submit} onClose={onClose} submitLabel="Enregistrer le virement">
			<TextField {...form.register("amount")} {...AMOUNT_FIELD} error={errors.amount?.message ?? null} />
			<TextField
				{...form.register("receivedOn")}
				type="date"
				label="Jour de réception"
				error={errors.receivedOn?.message ?? null}
			/>
			<TextField
				{...form.register("reference")}
				label="Référence du virement"
				hint="Telle qu'elle figure sur le relevé de compte."
				autoComplete="off"
				maxLength={140}
				error={errors.reference?.message ?? null}
			/>
		</DialogForm>
	);
}

const FIELDS = ["amount", "receivedOn", "reference"] as const;

function validate({ amount, receivedOn, reference }: TransferValues, { transferable }: OrderPayments): FieldMessages {
	const cents = typedCents(amount);
	return {
		...(!cents && { amount: "Saisissez un montant, par exemple 120,00." }),
		...(cents && cents > transferable && { amount: `Il reste ${formatCents(transferable)} à payer.` }),
		...(!/^\d{4}-\d{2}-\d{2}$/.test(receivedOn) && { receivedOn: "Saisissez le jour du virement." }),
		...(!reference.trim() && { reference: "Saisissez la référence du virement." }),
	};
}
