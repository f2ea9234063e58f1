"use client";

import { formatCount, formatInteger } from "@confiserie/domain/format";
import { ORDER_STATUS } from "@confiserie/domain/order-status";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@/ui/link";
import { batchHref, callBatches } from "./batch-calls";

/** While one is under way. */
const FOLLOWED_EVERY_MS = 5_000;

/** Many orders that are being changed now, whoever asked for it, each with the way to it; nothing while there are none. */
export function RunningBatches() {
	const { data } = useQuery({
		queryKey: ["admin", "orders", "batches"],
		queryFn: ({ signal }) => callBatches(signal),
		refetchInterval: ({ state }) =>
			state.data?.content.some(({ endedAt }) => endedAt === null) ? FOLLOWED_EVERY_MS : false,
	});
	const running = data?.content.filter(({ endedAt }) => endedAt === null) ?? [];
	if (running.length === 0) return null;
	return (
		<ul
			aria-label="Changements groupés en cours"
			className="flex flex-col gap-1 rounded-card bg-myrtille-clair px-3 py-2 text-sm"
		>
			{running.map(({ id, status, total, done, unchanged, refused }) => (
				<li key={id}>
					<Link href={batchHref(id)} className="font-semibold text-myrtille underline underline-offset-4">
						{`${formatCount(total, "commande")} vers «\u00a0${ORDER_STATUS[status].label}\u00a0»\u00a0: ${formatInteger(done + unchanged + refused)} sur ${formatInteger(total)}`}
					</Link>
				</li>
			))}
		</ul>
	);
}
