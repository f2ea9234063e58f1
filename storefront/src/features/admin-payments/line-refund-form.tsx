"use client";

import type { LineRefundChoice } from "@confiserie/domain/contract/line-refund";

import { previewLineRefund, refundOrderLines } from "@confiserie/domain/contract/order-refunds";
import { carriageTerm } from "@confiserie/domain/delivery/delivery-words";
import { formatCents } from "@confiserie/domain/format";
import { keepPreviousData } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { DialogForm } from "@/features/admin-shell";
import { useSession } from "@/features/auth";
import { call } from "@/lib/api";
import { useFormDraft } from "@/lib/form-draft";
import { showProblem } from "@/lib/form-problem";
import { type FieldMessages, resolverOf } from "@/lib/form-resolver";
import { useKey } from "@/lib/use-key";
import { useOperation } from "@/lib/use-operation";
import { CheckField } from "@/ui/check-field";
import { RetryBanner } from "@/ui/retry-banner";
import { Skeleton } from "@/ui/skeleton";
import { TextArea } from "@/ui/text-area";

import { type ChosenBoxes, LineRefundLine } from "./line-refund-line";
import { LineRefundOutcome } from "./line-refund-outcome";
import type { MoneyDialogProps } from "./money-dialog";

interface LineRefundValues {
	/** By the id of the line. */
	chosen: Record<string, ChosenBoxes>;
	shipping: boolean;
	reason: string;
}
const FIELDS = ["chosen", "shipping", "reason"] as const;

/** Storage key of the draft. */
export const lineRefundDraft = (orderId: string) => `refund-lines:${orderId}`;

/**
 * Refunds boxes of lines, with or without putting them back into stock. The shop works out the amount at each change; what it
 * showed last is what is confirmed.
 */
export function LineRefundForm({ money, onClose, onDone }: Omit<MoneyDialogProps, "isOpen">) {
	const key = useKey();
	const form = useForm<LineRefundValues>({
		defaultValues: { chosen: {}, shipping: false, reason: "" },
		resolver: resolverOf(validate),
	});
	const { errors } = form.formState;
	const { user } = useSession();
	useFormDraft({ form: lineRefundDraft(money.orderId), owner: user?.id ?? "" }, form, FIELDS);
	const { chosen, shipping } = form.watch();
	const choice = choiceOf(chosen, shipping);
	const { data, error, isPlaceholderData, refetch } = useOperation(
		previewLineRefund,
		{ params: { id: money.orderId }, body: choice },
		{
			placeholderData: keepPreviousData,
		},
	);
	const submit = form.handleSubmit(async ({ reason }) => {
		if (!data || isPlaceholderData) return;
		const body = { ...choice, reason: reason.trim(), fingerprint: data.fingerprint };
		try {
			onDone(
				await call(refundOrderLines, {
					params: { id: money.orderId },
					body,
					headers: { "idempotency-key": key(body) },
				}),
			);
		} catch (cause) {
			showProblem(cause, FIELDS, form.setError, "Le remboursement n'a pas pu être demandé. Réessayez.");
			void refetch();
		}
	});
	if (!data)
		return error ? (
			<RetryBanner title="Impossible de lire les articles" onRetry={() => refetch()}>
				{error.message}
			</RetryBanner>
		) : (
			<div role="status" className="flex flex-col gap-2">
				<span className="sr-only">Chargement des articles…</span>
				<Skeleton className="h-12" />
				<Skeleton className="h-12" />
			</div>
		);
	const isEmpty = choice.lines.length === 0 && !choice.shipping;
	return (
		<DialogForm
			state={form.formState}
			onSubmit={submit}
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
							chosen={chosen[line.lineId]}
							onChange={(next) => {
								const { [line.lineId]: _, ...others } = form.getValues("chosen");
								form.setValue("chosen", next ? { ...others, [line.lineId]: next } : others, { shouldDirty: true });
								form.clearErrors();
							}}
						/>
					))}
				</ul>
				{data.shippingLeft > 0 && (
					<CheckField
						{...form.register("shipping")}
						label={`${carriageTerm(data.isPickup)}, ${formatCents(data.shippingLeft)}`}
					/>
				)}
				{errors.chosen?.message && (
					<p role="alert" className="text-sm font-semibold text-framboise-fonce">
						{String(errors.chosen.message)}
					</p>
				)}
			</fieldset>
			{!data.canRestock && choice.lines.length > 0 && (
				<p className="text-sm text-prune">
					La commande n'est pas partie : ces cartons ne figurent plus sur le bon de préparation ni sur le bon de
					livraison.
				</p>
			)}
			{!isEmpty && <LineRefundOutcome preview={data} isLate={isPlaceholderData} problem={error?.message} />}
			<TextArea
				{...form.register("reason")}
				label="Motif"
				hint="Il reste dans l'historique de la commande."
				maxLength={500}
				error={errors.reason?.message ?? null}
			/>
		</DialogForm>
	);
}

function choiceOf(chosen: LineRefundValues["chosen"], shipping: boolean): LineRefundChoice {
	return { lines: Object.entries(chosen).map(([lineId, one]) => ({ lineId, ...one })), shipping };
}

function validate({ chosen, shipping, reason }: LineRefundValues): FieldMessages {
	return {
		...(Object.keys(chosen).length === 0 && !shipping && { chosen: "Choisissez au moins un article." }),
		...(reason.trim().length < 3 && { reason: "Dites en quelques mots pourquoi." }),
	};
}
