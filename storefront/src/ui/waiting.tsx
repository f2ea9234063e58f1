import { Spinner } from "./spinner";

/** A whole page that waits. */
export function Waiting({ text }: { text: string }) {
	return (
		<p role="status" className="page flex min-h-[60vh] items-center justify-center gap-3 text-prune">
			<Spinner />
			{text}
		</p>
	);
}
