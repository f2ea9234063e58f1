"use client";

import type { OrderPayments } from "@confiserie/domain/contract/admin-payments";

import { refundOrder } from "@confiserie/domain/contract/order-refunds";
import { formatCents } from "@confiserie/domain/format";
import { typedCents } from "@confiserie/domain/money";
import { REFUND_CAUSE_NAMES, REFUND_CAUSES, type RefundCause } from "@confiserie/domain/orders/owed";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { DialogForm } from "@/features/admin-shell";
import { useSession } from "@/features/auth";
import { call } from "@/lib/api";
import { hasDraft, useFormDraft } from "@/lib/form-draft";
import { showProblem } from "@/lib/form-problem";
import { type FieldMessages, resolverOf } from "@/lib/form-resolver";
import { useKey } from "@/lib/use-key";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { Dialog } from "@/ui/dialog";
import { Select } from "@/ui/select";
import { TextArea } from "@/ui/text-area";
import { TextField } from "@/ui/text-field";

import { LineRefundForm, lineRefundDraft } from "./line-refund-form";
import { AMOUNT_FIELD, type MoneyDialogProps, typed } from "./money-dialog";

interface RefundDialogProps extends MoneyDialogProps {
	/** Begins with the lines. */
	isByLine: boolean;
	/** Begins with all that is left, for an order that was cancelled. */
	isWhole: boolean;
}

/** Refunds by amount or by line; states beforehand what the shop must transfer manually. */
export function RefundDialog({ isOpen, isByLine, isWhole, money, onClose, onDone }: RefundDialogProps) {
	return (
		<Dialog
			open={isOpen}
			onClose={onClose}
			title={isWhole ? "Rembourser la commande annulée" : "Rembourser"}
			description={`Commande ${money.orderNumber} : ${formatCents(money.refundable)} peuvent encore être remboursés.`}
		>
			<RefundChoice isByLine={isByLine} isWhole={isWhole} money={money} onClose={onClose} onDone={onDone} />
		</Dialog>
	);
}

const WAYS = { amount: "Par montant", lines: "Par article" } as const;
type Way = keyof typeof WAYS;

/** By amount or by line; switching preserves the input of both. */
function RefundChoice({ isByLine, ...props }: Omit<RefundDialogProps, "isOpen">) {
	const { user } = useSession();
	const hasLines = isByLine || hasDraft({ form: lineRefundDraft(props.money.orderId), owner: user?.id ?? "" });
	const [way, setWay] = useState<Way>(hasLines ? "lines" : "amount");
	const [isLinesShown, setLinesShown] = useState(hasLines);
	const choose = (next: Way) => {
		setWay(next);
		if (next === "lines") setLinesShown(true);
	};
	return (
		<div className="flex flex-col gap-5">
			<fieldset className="grid grid-cols-2 gap-2">
				<legend className="mb-2 font-semibold">Comment rembourser</legend>
				{Object.entries(WAYS).map(([value, label]) => (
					<label
						key={value}
						className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control border-[1.5px] border-bordure px-3 py-2 has-checked:border-framboise has-checked:bg-dragee has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-myrtille"
					>
						<input
							type="radio"
							name="refund-way"
							checked={way === value}
							onChange={() => choose(value as Way)}
							className="size-4 accent-framboise"
						/>
						{label}
					</label>
				))}
			</fieldset>
			<div hidden={way !== "amount"}>
				<RefundForm {...props} />
			</div>
			{isLinesShown && (
				<div hidden={way !== "lines"}>
					<LineRefundForm {...props} />
				</div>
			)}
		</div>
	);
}

interface RefundValues {
	amount: string;
	cause: RefundCause;
	reason: string;
}

function RefundForm({ isWhole, money, onClose, onDone }: Omit<RefundDialogProps, "isOpen" | "isByLine">) {
	const key = useKey();
	const form = useForm<RefundValues>({
		defaultValues: isWhole
			? { amount: typed(money.refundable), cause: "GOODS", reason: "Commande annulée" }
			: { amount: "", cause: "GOODS", reason: "" },
		resolver: resolverOf((values) => validate(values, money)),
	});
	const { errors } = form.formState;
	const { user } = useSession();
	useFormDraft({ form: `refund:${money.orderId}`, owner: user?.id ?? "" }, form, FIELDS);
	const cents = typedCents(form.watch("amount")) ?? 0;
	const byCard = money.refundable - money.refundableByHand;
	const cause = form.watch("cause");
	const submit = form.handleSubmit(async ({ amount, cause, reason }) => {
		const body = { amount: typedCents(amount) ?? 0, cause, reason: reason.trim() };
		try {
			onDone(
				await call(refundOrder, { params: { id: money.orderId }, body, headers: { "idempotency-key": key(body) } }),
			);
		} catch (cause) {
			showProblem(cause, FIELDS, form.setError, "Le remboursement n'a pas pu être demandé. Réessayez.");
		}
	});
	return (
		<DialogForm
			state={form.formState}
			onSubmit={submit}
			onClose={onClose}
			submitLabel={cents > 0 ? `Rembourser ${formatCents(cents)}` : "Rembourser"}
			busyLabel="Remboursement…"
		>
			<TextField
				{...form.register("amount")}
				{...AMOUNT_FIELD}
				error={errors.amount?.message ?? null}
				trailing={
					<Button
						variant="ghost"
						size="sm"
						onClick={() => form.setValue("amount", typed(money.refundable), { shouldValidate: true })}
					>
						Tout
					</Button>
				}
				className="pr-20"
			/>
			<Select {...form.register("cause")} label="Raison" options={CAUSES} hint={CAUSE_HINTS[cause]} />
			<TextArea
				{...form.register("reason")}
				label="Motif"
				hint="Il reste dans l'historique de la commande."
				maxLength={500}
				error={errors.reason?.message ?? null}
			/>
			{cents > byCard && cents <= money.refundable && (
				<Banner tone="warning" title={`${formatCents(cents - byCard)} à virer par vos soins`}>
					{cause === "PAYMENT"
						? "Cette part n'a pas été payée par carte. Elle est inscrite comme rendue ; virez-la si vous l'avez reçue."
						: "Cette part a été payée par virement. Elle est inscrite comme remboursée ; faites le virement vous-même."}
				</Banner>
			)}
		</DialogForm>
	);
}

const FIELDS = ["amount", "cause", "reason"] as const;
const CAUSES = REFUND_CAUSE_NAMES.map((value) => ({ value, label: REFUND_CAUSES[value].label }));
const CAUSE_HINTS: Record<RefundCause, string> = {
	GOODS: "Le client doit d'autant moins. Un avoir est émis.",
	GESTURE: "Le client doit d'autant moins, les articles restent chez lui. Un avoir est émis.",
	PAYMENT: "Ce que le client doit ne change pas\u00a0: ce montant redevient à payer, sans avoir pour les articles.",
};

function validate({ amount, reason }: RefundValues, { refundable }: OrderPayments): FieldMessages {
	const cents = typedCents(amount);
	return {
		...(!cents && { amount: "Saisissez un montant, par exemple 12,50." }),
		...(cents &&
			cents > refundable && { amount: `Au plus ${formatCents(refundable)} peuvent encore être remboursés.` }),
		...(reason.trim().length < 3 && { reason: "Dites en quelques mots pourquoi." }),
	};
}
