"use client";

import type { AdminOrderDetail } from "@confiserie/domain/contract/admin-order";
import { formatCents } from "@confiserie/domain/format";
import { boxesLabel } from "@confiserie/domain/prices/box-words";
import { formatBoxes, theBox } from "@confiserie/domain/prices/tier-price";
import { ListProblem, WholeField } from "@/features/admin/kit";
import { ProductSearch } from "@/features/admin/orders/staff-order";
import { DialogForm } from "@/features/admin/shell";
import { Button } from "@/ui/button";
import { LinePreviewTable } from "./line-preview";
import { OverrideField } from "./override-field";
import { PaymentLink } from "./payment-link";
import { useLineCorrection } from "./use-line-correction";

/** The articles of an order as they are to be, then the difference, then the link by which it is paid. */
export function LineForm({ order, onClose }: { order: AdminOrderDetail; onClose: () => void }) {
	const correction = useLineCorrection(order, onClose);
	const { form, lines, preview, paymentUrl } = correction;
	if (paymentUrl) return <PaymentLink url={paymentUrl} email={order.customerEmail} onClose={onClose} />;
	if (preview)
		return (
			<LinePreviewTable
				preview={preview}
				isBusy={form.formState.isSubmitting}
				isHeld={preview.exceeds !== null && (form.watch("overrideReason") ?? "").trim().length < 3}
				onBack={correction.back}
				onConfirm={() => form.submit()}
			>
				{preview.exceeds && <OverrideField {...form.field("overrideReason")} exceeds={preview.exceeds} />}
			</LinePreviewTable>
		);
	return (
		<DialogForm
			state={form.formState}
			onSubmit={correction.look}
			onClose={onClose}
			submitLabel="Voir la différence"
			busyLabel="Calcul…"
		>
			<ul aria-label="Articles de la commande" className="divide-y divide-trait">
				{lines.map((line, at) => (
					<LineRow key={line.productId} {...{ correction, line, at }} />
				))}
			</ul>
			<ListProblem {...form.field("items")} />
			<ProductSearch
				channelId={order.channel.id}
				// A private order is at the catalogue's prices, also where a company's member placed it.
				customerId={order.company ? (order.customerId ?? undefined) : undefined}
				hint="Nom ou référence, au prix du jour. Entrée ajoute le premier trouvé."
				onPick={correction.add}
			/>
		</DialogForm>
	);
}

type Correction = ReturnType<typeof useLineCorrection>;

interface LineRowProps {
	correction: Correction;
	line: Correction["lines"][number];
	/** Place among the lines; the dialog opens in the field of the first. */
	at: number;
}

function LineRow({ correction: { form, setBoxes }, line, at }: LineRowProps) {
	const { name, boxes, was, unitCents } = line;
	const isGone = boxes === 0;
	return (
		<li className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-3 py-3 sm:grid-cols-[minmax(0,1fr)_9rem_6rem]">
			<p className="min-w-0 max-sm:col-span-2 sm:self-center">
				<span className={isGone ? "font-semibold break-words line-through" : "font-semibold break-words"}>{name}</span>
				<span className="block text-sm text-prune">
					{isGone
						? "Retiré de la commande"
						: `${was === 0 ? "Nouveau" : formatBoxes(was, line)}, ${formatCents(unitCents)} ${theBox(line)}`}
				</span>
			</p>
			<WholeField
				{...form.field(`items.${at}.boxes`)}
				label={boxesLabel(line)}
				aria-label={`${boxesLabel(line)} de ${name}`}
				autoFocus={at === 0}
				onFocus={(event) => event.currentTarget.select()}
				error={Number.isInteger(boxes) ? null : "Un nombre entier est attendu."}
			/>
			<Button
				variant="ghost"
				size="sm"
				aria-label={isGone ? `Remettre ${name}` : `Retirer ${name}`}
				onClick={() => setBoxes(at, isGone ? Math.max(1, was) : 0)}
			>
				{isGone ? "Remettre" : "Retirer"}
			</Button>
		</li>
	);
}
