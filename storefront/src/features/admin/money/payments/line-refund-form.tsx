"use client";

import { readOrderPayments } from "@confiserie/domain/contract/order-payments";
import { previewLineRefund, refundOrderLines } from "@confiserie/domain/contract/order-refunds";
import { carriageTerm } from "@confiserie/domain/delivery/delivery-words";
import { formatCents } from "@confiserie/domain/format";
import { keepPreviousData } from "@tanstack/react-query";
import { useRef } from "react";
import { CheckField, Shown, TextAreaField, useEditForm } from "@/features/admin/kit";
import { DialogForm } from "@/features/admin/shell";
import { useOperation } from "@/lib/use-operation";
import { Problem } from "@/ui/problem";
import { LineRefundLine } from "./line-refund-line";
import { LineRefundOutcome } from "./line-refund-outcome";
import type { MoneyDialogProps } from "./money-dialog";

const NOTHING = { lines: [], shipping: false, reason: "", fingerprint: "" };

/**
 * Refunds boxes of lines, with or without putting them back into stock. The shop works out the amount at each change; what it
 * showed last is what is confirmed.
 */
export function LineRefundForm({ money, onClose }: Omit<MoneyDialogProps, "isOpen">) {
	const fingerprint = useRef("");
	const form = useEditForm(refundOrderLines, {
		start: NOTHING,
		params: { id: money.orderId },
		reads: readOrderPayments,
		changes: "everything",
		failure: "Le remboursement n'a pas pu être demandé. Réessayez.",
		sends: (values) => ({ ...values, fingerprint: fingerprint.current }),
		check: ({ lines, shipping }) => ({ lines: lines?.length === 0 && !shipping && "Choisissez au moins un article." }),
		onSaved: onClose,
	});
	const [lines = [], shipping = false] = form.watch(["lines", "shipping"]);
	const preview = useOperation(
		previewLineRefund,
		{ params: { id: money.orderId }, body: { lines, shipping } },
		{ placeholderData: keepPreviousData },
	);
	const { isPlaceholderData } = preview;
	fingerprint.current = preview.data?.fingerprint ?? "";
	const isEmpty = lines.length === 0 && !shipping;
	return (
		<Shown result={preview} failure="Impossible de lire les articles" height="h-24">
			{(data) => (
				<DialogForm
					state={form.formState}
					onSubmit={(event) => (isPlaceholderData ? event.preventDefault() : form.submit(event))}
					onClose={onClose}
					submitLabel={data.refund > 0 ? `Rembourser ${formatCents(data.refund)}` : "Rembourser"}
					busyLabel="Remboursement…"
				>
					<fieldset>
						<legend className="font-semibold">Articles</legend>
						<ul className="divide-y divide-trait">
							{data.lines.map((line) => (
								<LineRefundLine
									key={line.lineId}
									line={line}
									chosen={lines.find(({ lineId }) => lineId === line.lineId)}
									onChange={(next) => {
										const others = lines.filter(({ lineId }) => lineId !== line.lineId);
										const chosen = next ? [...others, { ...next, lineId: line.lineId }] : others;
										form.setValue("lines", chosen, { shouldDirty: true });
										form.clearErrors();
									}}
								/>
							))}
						</ul>
						{data.shippingLeft > 0 && (
							<CheckField
								{...form.field("shipping")}
								label={`${carriageTerm(data.isPickup)}, ${formatCents(data.shippingLeft)}`}
							/>
						)}
						<Problem>{form.formState.errors.lines?.message}</Problem>
					</fieldset>
					{!data.canRestock && lines.length > 0 && (
						<p className="text-sm text-prune">
							La commande n'est pas partie : ces articles ne figurent plus sur le bon de préparation ni sur le bon de
							livraison.
						</p>
					)}
					{!isEmpty && <LineRefundOutcome preview={data} isLate={isPlaceholderData} />}
					<TextAreaField
						{...form.field("reason")}
						label="Motif"
						hint="Il reste dans l'historique de la commande."
						maxLength={500}
					/>
				</DialogForm>
			)}
		</Shown>
	);
}
