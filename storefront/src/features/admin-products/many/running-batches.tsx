"use client";

import { formatInteger } from "@confiserie/domain/format";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@/ui/link";
import { batchCalls, batchKeys, productBatchHref } from "./calls";
import { actionWords } from "./words";

/** While one is under way. */
const FOLLOWED_EVERY_MS = 5_000;

/** Many products that are being changed now, whoever asked for it, each with the way to it; nothing while there are none. */
export function RunningProductBatches() {
	const { data } = useQuery({
		queryKey: batchKeys.list,
		queryFn: ({ signal }) => batchCalls.list(signal),
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
			{running.map(({ id, action, total, done, unchanged, refused }) => (
				<li key={id}>
					<Link href={productBatchHref(id)} className="font-semibold text-myrtille underline underline-offset-4">
						{`${actionWords(action)}\u00a0: ${formatInteger(done + unchanged + refused)} sur ${formatInteger(total)}`}
					</Link>
				</li>
			))}
		</ul>
	);
}
