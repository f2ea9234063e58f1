import type { Shipment } from "@confiserie/domain/contract/shipment";
import { formatDate } from "@confiserie/domain/format";
import { packagesWords } from "@confiserie/domain/fulfilment/shipment";
import { formatBoxes } from "@confiserie/domain/prices/tier-price";
import { TrackingLine } from "./tracking-line";

/** What has left of an order in parts: when, in which packages, what they hold and how they are followed. */
export function ShipmentList({ shipments }: { shipments: readonly Shipment[] }) {
	return (
		<ol className="mt-3 flex flex-col gap-3">
			{shipments.map(({ id, number, shippedAt, lines, packages, tracking }) => (
				<li key={id} className="rounded-card bg-white p-4">
					<p className="font-semibold">
						{`Envoi ${number}, parti le ${formatDate(shippedAt)}\u00a0: ${packagesWords(packages.map(({ kind }) => kind))}`}
					</p>
					<ul className="mt-1 text-sm text-prune">
						{lines.map((line) => (
							<li key={line.lineId}>{`${formatBoxes(line.boxes, line)} de ${line.productName}`}</li>
						))}
					</ul>
					{tracking && <TrackingLine tracking={tracking} />}
				</li>
			))}
		</ol>
	);
}
