"use client";

import { formatInteger } from "@confiserie/domain/format";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@/ui/link";
import { type Batch, handledOf } from "./batch-progress";

/** While one is under way. */
const FOLLOWED_EVERY_MS = 5_000;

interface RunningListProps<Shown> {
	/** Query key of the team's latest batches. */
	queryKey: readonly unknown[];
	read: (signal: AbortSignal) => Promise<{ content: Shown[] }>;
	hrefOf: (id: string) => string;
	/** The action, with the number of items where it is known. */
	headingOf: (batch: Shown) => string;
}

/** Running batches of the whole team, each with a link; nothing while there are none. */
export function RunningList<Shown extends Batch>({ queryKey, read, hrefOf, headingOf }: RunningListProps<Shown>) {
	const { data } = useQuery({
		queryKey,
		queryFn: ({ signal }) => read(signal),
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
			{running.map((batch) => (
				<li key={batch.id}>
					<Link href={hrefOf(batch.id)} className="font-semibold text-myrtille underline underline-offset-4">
						{`${headingOf(batch)}\u00a0: ${formatInteger(handledOf(batch))} sur ${formatInteger(batch.total)}`}
					</Link>
				</li>
			))}
		</ul>
	);
}
