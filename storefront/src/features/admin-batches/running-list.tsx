"use client";

import { formatInteger } from "@confiserie/domain/format";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@/ui/link";
import { type Batch, handledOf } from "./batch-progress";

/** While one is under way. */
const FOLLOWED_EVERY_MS = 5_000;

interface RunningListProps<Shown> {
	/** Where the query cache keeps the latest of the team. */
	queryKey: readonly unknown[];
	read: (signal: AbortSignal) => Promise<{ content: Shown[] }>;
	hrefOf: (id: string) => string;
	/** What is done, to how many where that says something. */
	headingOf: (batch: Shown) => string;
}

/** Batches that are under way, whoever asked for them, each with the way to it; nothing while there are none. */
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
