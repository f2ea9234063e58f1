"use client";

import type { AdminOrderDetail } from "@confiserie/domain/contract/admin-order";

import { readOrderTimeline } from "@confiserie/domain/contract/admin-orders";
import type { TimelineEntry } from "@confiserie/domain/contract/order-timeline";
import { formatDateTime } from "@confiserie/domain/format";
import { stepWords } from "@confiserie/domain/timeline/timeline-words";
import { useQuery } from "@tanstack/react-query";
import { Card } from "@/features/admin/shell";
import { call } from "@/lib/api";
import { keyOf } from "@/lib/use-operation";
import { RetryBanner } from "@/ui/retry-banner";

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

/**
 * All that happened to the order, when and by whom, the latest first: statuses from the page itself, and with the answer of the
 * shop payments, mails, documents, withdrawals, claims and acts in Medusa Admin between them.
 */
export function OrderHistory({ order }: { order: AdminOrderDetail }) {
	const { data, error, refetch } = useQuery({
		queryKey: [...keyOf(readOrderTimeline), order.id, order.version],
		queryFn: ({ signal }) => call(readOrderTimeline, { params: { id: order.id }, signal }),
	});
	const entries = data?.entries ?? order.history.map(step);
	return (
		<Card title="Historique">
			{error && !data && (
				<RetryBanner title="L'historique est incomplet" onRetry={() => refetch()}>
					Paiements, e-mails et pièces n'ont pas pu être lus.
				</RetryBanner>
			)}
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
		</Card>
	);
}

function step({ at, actor, ...entry }: AdminOrderDetail["history"][number]): TimelineEntry {
	return { at, kind: "STATUS", ...stepWords(entry), actor };
}

function byWords({ actor, kind }: TimelineEntry): string {
	return actor ? [ACTORS[actor.kind], actor.name].filter(Boolean).join("\u00a0: ") : BY_ITSELF[kind];
}
