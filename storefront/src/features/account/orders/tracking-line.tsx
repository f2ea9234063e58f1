import type { Tracking } from "@confiserie/domain/contract/tracking";

/** Who carries an order and under which number, with the carrier's page where one is known. */
export function TrackingLine({ tracking: { carrierName, number, url } }: { tracking: Tracking }) {
	return (
		<p className="mt-2 flex flex-wrap items-baseline gap-x-3 gap-y-1">
			<span>
				{`${carrierName}, numéro `}
				<span className="font-semibold wrap-anywhere">{number}</span>
			</span>
			{url && (
				<a
					href={url}
					target="_blank"
					rel="noopener noreferrer"
					className="inline-flex min-h-6 items-center text-framboise-fonce underline underline-offset-4 hover:text-framboise"
				>
					Suivre le colis
					<span className="sr-only"> (nouvelle fenêtre)</span>
				</a>
			)}
		</p>
	);
}
