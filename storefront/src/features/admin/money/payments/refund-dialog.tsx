"use client";

import { readOrderPayments } from "@confiserie/domain/contract/order-payments";
import { refundOrder, refundOrderLines } from "@confiserie/domain/contract/order-refunds";
import { formatCents } from "@confiserie/domain/format";
import { REFUND_CAUSE_NAMES, REFUND_CAUSES, type RefundCause } from "@confiserie/domain/orders/owed";
import { useState } from "react";
import { useSession } from "@/features/account/auth";
import { CentsField, ChoiceField, draftOf, TextAreaField, useEditForm } from "@/features/admin/kit";
import { DialogForm } from "@/features/admin/shell";
import { hasDraft } from "@/lib/form-draft";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { Dialog } from "@/ui/dialog";
import { RadioCard } from "@/ui/radio-card";
import { LineRefundForm } from "./line-refund-form";
import type { MoneyDialogProps } from "./money-dialog";

interface RefundDialogProps extends MoneyDialogProps {
	/** Begins with the lines. */
	isByLine: boolean;
	/** Begins with all that is left, for an order that was cancelled. */
	isWhole: boolean;
}

/** Refunds by amount or by line; states beforehand what the shop must transfer manually. */
export function RefundDialog({ isOpen, isByLine, isWhole, money, onClose }: RefundDialogProps) {
	return (
		<Dialog
			open={isOpen}
			onClose={onClose}
			title={isWhole ? "Rembourser la commande annulée" : "Rembourser"}
			description={`Commande ${money.orderNumber} : ${formatCents(money.refundable)} peuvent encore être remboursés.${isWhole ? ` ${FOR_GOOD}` : ""}`}
		>
			<RefundChoice isByLine={isByLine} isWhole={isWhole} money={money} onClose={onClose} />
		</Dialog>
	);
}

const WAYS = { amount: "Par montant", lines: "Par article" } as const;
type Way = keyof typeof WAYS;

const FOR_GOOD = "Une commande annulée et remboursée ne se reprend plus.";

/** By amount or by line; switching preserves the input of both. */
function RefundChoice({ isByLine, ...props }: Omit<RefundDialogProps, "isOpen">) {
	const { user } = useSession();
	const hasLines =
		isByLine || hasDraft({ form: draftOf(refundOrderLines, { id: props.money.orderId }), owner: user?.id ?? "" });
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
				{(Object.keys(WAYS) as Way[]).map((one) => (
					<RadioCard key={one} name="refund-way" isChosen={one === way} onChoose={() => choose(one)}>
						{WAYS[one]}
					</RadioCard>
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

function RefundForm({ isWhole, money, onClose }: Omit<RefundDialogProps, "isOpen" | "isByLine">) {
	const { orderId, refundable, refundableByHand } = money;
	const form = useEditForm(refundOrder, {
		start: isWhole
			? { amount: refundable, cause: "GOODS", reason: "Commande annulée" }
			: { amount: Number.NaN, cause: "GOODS", reason: "" },
		params: { id: orderId },
		reads: readOrderPayments,
		changes: "everything",
		failure: "Le remboursement n'a pas pu être demandé. Réessayez.",
		check: ({ amount }) => ({
			amount: amount > refundable && `Au plus ${formatCents(refundable)} peuvent encore être remboursés.`,
		}),
		onSaved: onClose,
	});
	const [typed, cause = "GOODS"] = form.watch(["amount", "cause"]);
	const cents = typed || 0;
	const byCard = refundable - refundableByHand;
	return (
		<DialogForm
			state={form.formState}
			onSubmit={form.submit}
			onClose={onClose}
			submitLabel={cents > 0 ? `Rembourser ${formatCents(cents)}` : "Rembourser"}
			busyLabel="Remboursement…"
		>
			<CentsField
				{...form.field("amount")}
				label="Montant en euros"
				trailing={
					<Button
						variant="ghost"
						size="sm"
						onClick={() => form.setValue("amount", refundable, { shouldDirty: true, shouldValidate: true })}
					>
						Tout
					</Button>
				}
				className="pr-20"
			/>
			<ChoiceField {...form.field("cause")} label="Raison" options={CAUSES} hint={CAUSE_HINTS[cause]} />
			<TextAreaField
				{...form.field("reason")}
				label="Motif"
				hint="Il reste dans l'historique de la commande."
				maxLength={500}
			/>
			{cents > byCard && cents <= refundable && (
				<Banner tone="warning" title={`${formatCents(cents - byCard)} à virer par vos soins`}>
					{cause === "PAYMENT"
						? "Cette part n'a pas été payée par carte. Elle est inscrite comme rendue ; virez-la si vous l'avez reçue."
						: "Cette part a été payée par virement. Elle est inscrite comme remboursée ; faites le virement vous-même."}
				</Banner>
			)}
		</DialogForm>
	);
}

const CAUSES = REFUND_CAUSE_NAMES.map((value) => ({ value, label: REFUND_CAUSES[value].label }));
const CAUSE_HINTS: Record<RefundCause, string> = {
	GOODS: "Le client doit d'autant moins. Un avoir est émis.",
	GESTURE: "Le client doit d'autant moins, les articles restent chez lui. Un avoir est émis.",
	PAYMENT: "Ce que le client doit ne change pas\u00a0: ce montant redevient à payer, sans avoir pour les articles.",
};
