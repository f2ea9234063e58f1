"use client";

import type { AdminOrderDetail } from "@confiserie/domain/contract/admin-order";

import { listChannelProducts } from "@confiserie/domain/contract/channels";
import { formatCents, formatCount, formatEuros } from "@confiserie/domain/format";
import { SearchList } from "@/features/admin-staff-order";
import { call } from "@/lib/api";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { TextField } from "@/ui/text-field";
import { boxesOf, type DraftLine, newLine } from "./line-draft";
import { LinePreviewTable } from "./line-preview";
import { PaymentLink } from "./payment-link";
import { useLineCorrection } from "./use-line-correction";

/** What an order is to hold, then what that changes, then the link by which the difference is paid. */
export function LineForm({ order, onClose }: { order: AdminOrderDetail; onClose: () => void }) {
	const correction = useLineCorrection(order, onClose);
	const { lines, change, preview, result, problem, problems, isBusy } = correction;
	// A private order is at the catalogue's prices, also where a company's member placed it.
	const payerId = order.company ? order.customerId : undefined;
	if (result?.paymentUrl) return <PaymentLink url={result.paymentUrl} email={order.customerEmail} onClose={onClose} />;
	if (preview)
		return (
			<LinePreviewTable preview={preview} isBusy={isBusy} onBack={correction.back} onConfirm={correction.confirm} />
		);
	return (
		<form
			method="post"
			noValidate
			onSubmit={(event) => {
				event.preventDefault();
				correction.look();
			}}
			className="flex flex-col gap-4"
		>
			{problem && <Banner tone="error" title={problem} />}
			<ul aria-label="Articles de la commande" className="divide-y divide-trait">
				{lines.map((line, index) => (
					<LineRow
						key={line.productId}
						line={line}
						isFirst={index === 0}
						problem={problems[line.productId] ?? null}
						onChange={(boxes) => change(lines.map((other) => (other === line ? { ...line, boxes } : other)))}
					/>
				))}
			</ul>
			<SearchList
				label="Ajouter un produit"
				hint="Nom ou référence, au prix du jour. Entrée ajoute le premier trouvé."
				queryKey={["admin", "channels", order.channel.id, "order-correction", payerId]}
				search={async (query, signal) => {
					const asked = { query, page: 0, size: 100, customerId: payerId };
					const { content } = await call(listChannelProducts, {
						params: { id: order.channel.id },
						query: asked,
						signal,
					});
					return content.filter(({ isSold }) => isSold).slice(0, 8);
				}}
				keyOf={({ productId }) => productId}
				show={({ name, reference, availableBoxes, prices }) => (
					<>
						<strong>{name}</strong>
						<span className="block text-sm text-prune">
							{`${reference}, ${formatEuros(prices.box)} le carton, ${formatCount(availableBoxes, "carton")} en stock`}
						</span>
					</>
				)}
				onPick={(product) => {
					if (!lines.some(({ productId }) => productId === product.productId)) change([...lines, newLine(product)]);
				}}
				minimum={2}
			/>
			<div className="flex flex-wrap justify-end gap-3">
				<Button variant="secondary" onClick={onClose}>
					Annuler
				</Button>
				<Button type="submit" busy={isBusy} busyLabel="Calcul…">
					Voir la différence
				</Button>
			</div>
		</form>
	);
}

interface LineRowProps {
	line: DraftLine;
	/** The dialog opens in its field. */
	isFirst: boolean;
	problem: string | null;
	onChange: (boxes: string) => void;
}

function LineRow({ line, isFirst, problem, onChange }: LineRowProps) {
	const boxes = boxesOf(line);
	const isGone = boxes === 0;
	const was = line.ordered === 0 ? "Nouveau" : formatCount(line.ordered, "carton");
	return (
		<li className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-3 py-3 sm:grid-cols-[minmax(0,1fr)_9rem_6rem]">
			<p className="min-w-0 max-sm:col-span-2 sm:self-center">
				<span className={isGone ? "font-semibold break-words line-through" : "font-semibold break-words"}>
					{line.name}
				</span>
				<span className="block text-sm text-prune">
					{isGone ? "Retiré de la commande" : `${was}, ${formatCents(line.unitCents)} le carton`}
				</span>
			</p>
			<TextField
				label="Cartons"
				aria-label={`Cartons de ${line.name}`}
				inputMode="numeric"
				autoComplete="off"
				autoFocus={isFirst}
				value={line.boxes}
				onFocus={(event) => event.currentTarget.select()}
				onChange={(event) => onChange(event.target.value)}
				error={boxes === null ? "Un nombre de cartons est attendu." : problem}
			/>
			<Button
				variant="ghost"
				size="sm"
				aria-label={isGone ? `Remettre ${line.name}` : `Retirer ${line.name}`}
				onClick={() => onChange(isGone ? `${Math.max(1, line.ordered)}` : "0")}
			>
				{isGone ? "Remettre" : "Retirer"}
			</Button>
		</li>
	);
}
