"use client";

import { formatCount, formatInteger } from "@confiserie/domain/format";
import { packing } from "@confiserie/domain/fulfilment/packing";
import { countedOf, isPicked, lotsCounted } from "@confiserie/domain/fulfilment/picking-count";
import { classNames } from "@/ui/class-names";
import { PackingBelow, PackingCells, PackingHeads } from "../packing-columns";
import { countWords } from "./scan-words";
import { TakenLots } from "./taken-lots";
import type { Counting } from "./use-counting";

/** Boxes to take, a row a product, to tick off by hand where it is not scanned. */
export function PickingTable({ counting }: { counting: Counting }) {
	const outcome = counting.last?.outcome;
	const scanned = outcome && "key" in outcome ? outcome.key : null;
	return (
		<table className="w-full text-left text-sm">
			<thead>
				<tr className="border-b border-bordure">
					<th scope="col" className="w-10 py-1.5">
						Fait
					</th>
					<th scope="col" className="py-1.5 pr-3">
						Produit
					</th>
					<PackingHeads className="py-1.5 pl-3" />
					<th scope="col" className="py-1.5 pl-3 text-right">
						Total
					</th>
				</tr>
			</thead>
			<tbody>
				{counting.rows.map((row) => (
					<tr
						key={row.key}
						className={classNames(
							"break-inside-avoid border-b border-trait",
							row.key === scanned && "bg-dragee print:bg-transparent",
						)}
					>
						<td>
							<input
								type="checkbox"
								aria-label={`${row.name} est prêt`}
								checked={isPicked(counting.counts, row)}
								onChange={({ target }) => counting.tick(row, target.checked)}
								className="size-6 accent-framboise"
							/>
						</td>
						<th scope="row" className="py-1.5 pr-3 font-normal">
							<span className="font-semibold">{row.name}</span>
							<span className="block text-xs wrap-anywhere text-prune">
								{`${row.reference}, ${formatCount(row.orders, "commande")}`}
							</span>
							<PackingBelow boxes={row.boxes} product={row} />
							<TakenLots lots={row.lots} of={row} counted={lotsCounted(counting.counts, row)} />
							{countedOf(counting.counts, row) > 0 && !isPicked(counting.counts, row) && (
								<span className="block font-bold text-pistache print:hidden">{countWords(counting, row)}</span>
							)}
						</th>
						<PackingCells packing={packing(row.boxes, row)} product={row} className="py-1.5 pl-3" />
						<td className="py-1.5 pl-3 text-right font-bold">{formatInteger(row.boxes)}</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}
