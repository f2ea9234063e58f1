import type { HistoryEntry } from "@confiserie/domain/contract/admin-order";
import { formatDateTime } from "@confiserie/domain/format";
import { ORDER_STATUS } from "@confiserie/domain/order-status";
import { Card } from "./card";

const ACTORS: Record<HistoryEntry["actor"]["kind"], string> = {
	customer: "Client",
	administrator: "Administration",
	payment: "",
	shop: "Boutique",
};

/** Who moved the order, when, from where to where, the latest first. */
export function OrderHistory({ history }: { history: readonly HistoryEntry[] }) {
	return (
		<Card title="Historique">
			<ol className="flex flex-col">
				{[...history].reverse().map((entry, index) => (
					<li
						// biome-ignore lint/suspicious/noArrayIndexKey: a step has no other identity, and none is ever taken away.
						key={history.length - index}
						className="relative border-l-2 border-trait pb-4 pl-5 before:absolute before:top-1.5 before:-left-[7px] before:size-3 before:rounded-full before:bg-grenadine last:border-transparent last:pb-0"
					>
						<p className="font-semibold">{sentence(entry)}</p>
						<p className="text-sm text-prune">
							<time dateTime={entry.at}>{formatDateTime(entry.at)}</time>
							{`, ${[ACTORS[entry.actor.kind], entry.actor.name].filter(Boolean).join("\u00a0: ")}`}
						</p>
						{entry.note && <p className="mt-1 text-sm break-words whitespace-pre-line">{entry.note}</p>}
					</li>
				))}
			</ol>
		</Card>
	);
}

function sentence({ from, to }: HistoryEntry): string {
	if (from === null) return "Commande passée";
	if (from === to) return `Sans changement de statut (${ORDER_STATUS[to].label})`;
	return `${ORDER_STATUS[from].label} → ${ORDER_STATUS[to].label}`;
}
