"use client";

import type { AdminOrderDetail } from "@confiserie/domain/contract/admin-order";
import { readOrderTimeline } from "@confiserie/domain/contract/admin-orders";
import type { TimelineEntry } from "@confiserie/domain/contract/order-timeline";
import { formatDateTime } from "@confiserie/domain/format";
import { Detail } from "@/features/admin/kit";
import { Card } from "@/features/admin/shell";

type Actor = NonNullable<TimelineEntry["actor"]>;
const ACTORS: Record<Actor["kind"], string> = {
	customer: "Client",
	administrator: "Administration",
	payment: "",
	shop: "Boutique",
};

/** Automatic steps are attributed to the shop. */
const BY_ITSELF: Record<TimelineEntry["kind"], string> = {
	STATUS: "Boutique",
	MONEY: "Paiement",
	MAIL: "Boutique",
	INVOICE: "Boutique",
	WITHDRAWAL: "Client",
	CLAIM: "Client",
	ENGINE: "Medusa Admin",
	ACT: "Administration",
};

/** All that happened to the order, when and by whom, the latest first. */
export const OrderHistory = ({ order }: { order: AdminOrderDetail }) => (
	<Card title="Historique">
		<Detail
			// Another version has another history.
			key={order.version}
			operation={readOrderTimeline}
			input={{ params: { id: order.id } }}
			failure="Impossible de lire l'historique"
		>
			{({ entries }) => (
				<ol className="flex flex-col">
					{[...entries].reverse().map((entry, index) => (
						<li
							// biome-ignore lint/suspicious/noArrayIndexKey: an entry has no other identity, and none is ever taken away.
							key={entries.length - index}
							className="relative border-l-2 border-trait pb-4 pl-5 before:absolute before:top-1.5 before:-left-[7px] before:size-3 before:rounded-full before:bg-grenadine last:border-transparent last:pb-0"
						>
							<p className="font-semibold wrap-anywhere">{entry.title}</p>
							<p className="text-sm wrap-anywhere text-prune">
								<time dateTime={entry.at}>{formatDateTime(entry.at)}</time>
								{`, ${byWords(entry)}`}
							</p>
							{entry.detail && <p className="mt-1 text-sm wrap-anywhere whitespace-pre-line">{entry.detail}</p>}
						</li>
					))}
				</ol>
			)}
		</Detail>
	</Card>
);

function byWords({ actor, kind }: TimelineEntry): string {
	return actor ? [ACTORS[actor.kind], actor.name].filter(Boolean).join("\u00a0: ") : BY_ITSELF[kind];
}
