"use client";

import type { AnswerOf } from "@confiserie/domain/contract/operation";
import { formatInteger } from "@confiserie/domain/format";
import { useOperation } from "@/lib/use-operation";
import { Link } from "@/ui/link";
import { type Batch, handledOf } from "./batch-progress";
import type { BatchesRead } from "./batch-read";

/** While one is under way. */
const FOLLOWED_EVERY_MS = 5_000;

type Answer<O extends BatchesRead> = AnswerOf<O> & { content: readonly Batch[] };
type Shown<O extends BatchesRead> = Answer<O>["content"][number];

interface RunningListProps<O extends BatchesRead> {
	operation: O;
	hrefOf: (id: string) => string;
	/** The action, with the number of items where it is known. */
	headingOf: (batch: Shown<O>) => string;
}

/** Running batches of the whole team, each with a link; nothing while there are none. */
export function RunningList<O extends BatchesRead>({ operation, hrefOf, headingOf }: RunningListProps<O>) {
	const { data } = useOperation(operation, {} as never, {
		refetchInterval: ({ state }) =>
			(state.data as Answer<O> | undefined)?.content.some(({ endedAt }) => endedAt === null)
				? FOLLOWED_EVERY_MS
				: false,
	});
	const running = (data as Answer<O> | undefined)?.content.filter(({ endedAt }) => endedAt === null) ?? [];
	if (running.length === 0) return null;
	return (
		<ul
			aria-label="Changements groupés en cours"
			className="flex flex-col gap-1 rounded-card bg-myrtille-clair px-3 py-2 text-sm"
		>
			{running.map((batch) => (
				<li key={batch.id}>
					<Link href={hrefOf(batch.id)} className="font-semibold text-myrtille underline underline-offset-4">
						{`${headingOf(batch as Shown<O>)}\u00a0: ${formatInteger(handledOf(batch))} sur ${formatInteger(batch.total)}`}
					</Link>
				</li>
			))}
		</ul>
	);
}
