"use client";

import { countStock, type Lot, listLots, readRecall } from "@confiserie/domain/contract/lots";
import { formatCount } from "@confiserie/domain/format";
import { sumOfLots } from "@confiserie/domain/lots/fefo";
import { lotWords } from "@confiserie/domain/lots/lot-words";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useRef, useState } from "react";
import { May } from "@/features/admin-shell";
import { call } from "@/lib/api";
import { useKey } from "@/lib/use-key";
import { invalidate, useOperation } from "@/lib/use-operation";
import { Badge } from "@/ui/badge";
import { Button } from "@/ui/button";
import { ButtonLink } from "@/ui/button-link";
import { Link } from "@/ui/link";
import { RetryBanner } from "@/ui/retry-banner";
import { Skeleton } from "@/ui/skeleton";
import { TextField } from "@/ui/text-field";
import { LotActs } from "./lot-acts";

/** Lots of a product that are there: withheld ones, then the others in the order in which they leave. */
export function LotsCard({ productId }: { productId: string }) {
	const { data, error, refetch } = useOperation(listLots, { query: { productId, inStock: "true", size: 100 } });
	return (
		<section aria-labelledby="lots" className="mt-6 rounded-card border border-trait bg-white p-5 sm:p-6">
			<h2 id="lots" className="display mb-2 text-xl">
				Lots en stock
			</h2>
			{!data && !error && <Skeleton className="h-16" />}
			{!data && error && <RetryBanner title="Impossible de charger les lots" cause={error} onRetry={() => refetch()} />}
			{data && (
				<>
					<p className="text-sm text-prune">
						{data.content.length === 0
							? "Aucun carton en stock."
							: `${formatCount(sumOfLots(data.content), "carton")}, premier expiré, premier sorti. `}
						<Link href="/admin/receipts" className="font-semibold underline underline-offset-4">
							Noter une réception
						</Link>
					</p>
					<ul className="divide-y divide-trait">
						{data.content.map((lot) => (
							<LotLine key={lot.id} lot={lot} />
						))}
					</ul>
				</>
			)}
		</section>
	);
}

/** Badges of a lot that is blocked, or near or past its date. */
export function LotBadges({ lot }: { lot: Pick<Lot, "isShort" | "isUnsafe" | "blockedAt" | "withheld"> }) {
	if (lot.isUnsafe) return <Badge tone="danger">DLC passée</Badge>;
	if (lot.blockedAt) return <Badge tone="danger">Bloqué</Badge>;
	if (lot.withheld > 0) return <Badge tone="danger">Retenu</Badge>;
	return lot.isShort ? <Badge tone="warning">À écouler</Badge> : null;
}

/** "8 cartons en stock, 4 cartons retenus". */
export const boxesWords = ({ boxes, withheld }: Pick<Lot, "boxes" | "withheld">) =>
	[
		...(boxes > 0 || withheld === 0 ? [`${formatCount(boxes, "carton")} en stock`] : []),
		...(withheld > 0 ? [formatCount(withheld, "carton retenu", "cartons retenus")] : []),
	].join(", ");

function LotLine({ lot }: { lot: Lot }) {
	const [isCounting, setCounting] = useState(false);
	const button = useRef<HTMLButtonElement>(null);
	const close = () => {
		setCounting(false);
		button.current?.focus();
	};
	return (
		<li className="py-3">
			<div className="flex flex-wrap items-center gap-x-4 gap-y-2">
				<p className="min-w-40 flex-1 wrap-anywhere">
					<Link
						href={`/admin/recalls?lot=${encodeURIComponent(lot.id)}`}
						className="font-semibold text-framboise-fonce underline underline-offset-4"
					>
						{lotWords(lot)}
					</Link>
					{lot.suppliers.length > 0 && <span className="block text-sm text-prune">{lot.suppliers.join(", ")}</span>}
				</p>
				<LotBadges lot={lot} />
				<span className="font-bold whitespace-nowrap">{boxesWords(lot)}</span>
				{lot.withheld > 0 && <LotActs lot={lot} />}
				{lot.isShort && !lot.isUnsafe && (
					<May permission="promotions.change">
						<ButtonLink
							variant="secondary"
							size="sm"
							href={`/admin/promotions/new?product=${encodeURIComponent(lot.productId)}`}
							aria-label={`Créer une promotion pour écouler : ${lotWords(lot)}`}
						>
							Créer une promotion
						</ButtonLink>
					</May>
				)}
				{lot.boxes > 0 && (
					<May permission="stock.change">
						<Button
							ref={button}
							variant="secondary"
							size="sm"
							aria-expanded={isCounting}
							aria-label={`Compter : ${lotWords(lot)}`}
							onClick={() => setCounting(!isCounting)}
						>
							Compter
						</Button>
					</May>
				)}
			</div>
			{isCounting && <CountForm lot={lot} onDone={close} />}
		</li>
	);
}

function CountForm({ lot, onDone }: { lot: Lot; onDone: () => void }) {
	const client = useQueryClient();
	const [boxes, setBoxes] = useState(String(lot.boxes));
	const [reason, setReason] = useState("");
	const [problem, setProblem] = useState<string | null>(null);
	const keyOf = useKey();
	const count = useMutation({
		mutationFn: () => {
			const lines = [{ lotId: lot.id, boxes: Number(boxes), previousBoxes: lot.boxes }];
			const counted = { lines, reason: reason.trim() };
			return call(countStock, { body: { ...counted, key: keyOf(counted) } });
		},
		onSuccess: () => {
			void client.invalidateQueries({ queryKey: ["admin"] });
			onDone();
		},
		onError: (cause) => {
			setProblem(cause.message);
			void invalidate(client, listLots, readRecall);
		},
	});
	const submit = (event: FormEvent) => {
		event.preventDefault();
		if (count.isPending) return;
		if (!/^\d+$/.test(boxes.trim())) setProblem("Un nombre entier de cartons est attendu.");
		else if (!reason.trim()) setProblem("Saisissez un motif.");
		else count.mutate();
	};
	return (
		<form onSubmit={submit} noValidate className="mt-3 flex flex-wrap items-end gap-3">
			<div className="w-32">
				<TextField
					label="Cartons comptés"
					autoFocus
					inputMode="numeric"
					autoComplete="off"
					value={boxes}
					onChange={({ target }) => setBoxes(target.value)}
				/>
			</div>
			<div className="min-w-48 flex-1">
				<TextField
					label="Motif"
					hint={`Le stock du produit suit. Jusqu'ici\u00a0: ${formatCount(lot.boxes, "carton")}.`}
					maxLength={200}
					value={reason}
					error={problem}
					onChange={({ target }) => {
						setReason(target.value);
						setProblem(null);
					}}
				/>
			</div>
			<Button type="submit" size="sm" busy={count.isPending} busyLabel="Enregistrement…">
				Enregistrer
			</Button>
		</form>
	);
}
