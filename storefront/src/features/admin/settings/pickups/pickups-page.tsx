"use client";

import type { Pickup, PickupList } from "@confiserie/domain/contract/pickup";
import { cancelPickup, checkPickup, listPickups, readCarrierAccount } from "@confiserie/domain/contract/shipments";
import { formatCount, formatDate, formatDateTime, formatWeight } from "@confiserie/domain/format";
import { isPickupOpen, PICKUP_STATES, type PickupState } from "@confiserie/domain/fulfilment/carrier-states";
import { Act, ConfirmAct, Detail } from "@/features/admin/kit";
import { AdminHeader, Card, May } from "@/features/admin/shell";
import { call } from "@/lib/api";
import { useOperation } from "@/lib/use-operation";
import { Badge, type Tone } from "@/ui/badge";
import { Banner } from "@/ui/banner";
import { Link } from "@/ui/link";
import { PickupForm } from "./pickup-form";

const TONES: Partial<Record<PickupState, Tone>> = {
	PENDING: "warning",
	BOOKED: "success",
	CANCELLED: "neutral",
	REFUSED: "danger",
};

/** /admin/orders/pickups: labelled parcels that wait for their carrier, and the pickups that it was asked for. */
export function PickupsPage() {
	return (
		<>
			<AdminHeader
				title="Enlèvements"
				subtitle="Le passage des transporteurs chez vous"
				crumbs={[{ label: "Commandes", href: "/admin/orders" }, { label: "Enlèvements" }]}
			/>
			<Detail operation={listPickups} input={{}} failure="Impossible de charger les enlèvements">
				{({ waiting, pickups }) => (
					<div className="grid items-start gap-6 xl:grid-cols-2">
						<Waiting waiting={waiting} />
						<Requested pickups={pickups} />
					</div>
				)}
			</Detail>
		</>
	);
}

function Waiting({ waiting }: Pick<PickupList, "waiting">) {
	const { data: account } = useOperation(readCarrierAccount, {});
	const isConnected = account?.isConnected;
	return (
		<Card title="Colis à enlever">
			{isConnected === false && (
				<Banner tone="info" title="Aucun compte de transporteur" className="mb-4">
					<Link href="/admin/delivery#transporteur" className="underline underline-offset-4">
						Connectez un compte Sendcloud
					</Link>{" "}
					pour demander un enlèvement.
				</Banner>
			)}
			{waiting.length === 0 && (
				<p className="text-prune">
					Aucun colis étiqueté n'attend son transporteur. L'étiquette se crée dans la commande, à l'envoi.
				</p>
			)}
			<ul className="divide-y divide-trait">
				{waiting.map((load) => (
					<li key={load.carrierCode} className="flex flex-col gap-3 py-4 first:pt-0 last:pb-0">
						<div>
							<h3 className="font-semibold">{load.carrierName}</h3>
							<p className="text-sm text-prune">
								{`${formatCount(load.parcels, "colis", "colis")}, ${formatWeight(load.grams)}`}
							</p>
							<Orders numbers={load.orders} />
						</div>
						{isConnected && (
							<May permission="orders.change">
								<PickupForm carrierCode={load.carrierCode} carrierName={load.carrierName} />
							</May>
						)}
					</li>
				))}
			</ul>
		</Card>
	);
}

function Orders({ numbers }: { numbers: readonly string[] }) {
	return (
		<ul className="flex flex-wrap gap-x-3 text-sm">
			{numbers.map((number) => (
				<li key={number}>
					<Link
						href={`/admin/orders/${encodeURIComponent(number)}`}
						className="text-framboise-fonce underline underline-offset-4"
					>
						{number}
					</Link>
				</li>
			))}
		</ul>
	);
}

function Requested({ pickups }: { pickups: readonly Pickup[] }) {
	return (
		<Card title="Enlèvements demandés">
			{pickups.length === 0 && <p className="text-prune">Aucun depuis soixante jours.</p>}
			<ul className="divide-y divide-trait">
				{pickups.map((pickup) => (
					<PickupLine key={pickup.id} pickup={pickup} />
				))}
			</ul>
		</Card>
	);
}

function PickupLine({ pickup }: { pickup: Pickup }) {
	const { id, carrierName, day, from, until, parcels, grams, instructions, state, refusal, orders } = pickup;
	const isSettled = state === "BOOKED" || !isPickupOpen(state);
	const name = `${carrierName}, ${formatDate(day)}`;
	return (
		<li className="flex flex-col gap-2 py-4 first:pt-0 last:pb-0">
			<div className="flex flex-wrap items-center gap-2">
				<h3 className="font-semibold">{name}</h3>
				<Badge tone={TONES[state] ?? "info"}>{PICKUP_STATES[state]}</Badge>
			</div>
			<p className="text-sm">
				{`De ${from} à ${until}, ${formatCount(parcels, "colis", "colis")}, ${formatWeight(grams)}`}
			</p>
			{instructions && <p className="text-sm wrap-anywhere">{`Consigne : ${instructions}`}</p>}
			{refusal && <p className="text-sm wrap-anywhere text-framboise-fonce">{refusal}</p>}
			<Orders numbers={orders} />
			<p className="text-sm wrap-anywhere text-prune">
				{`Demandé le ${formatDateTime(pickup.requestedAt)} par ${pickup.requestedBy}`}
			</p>
			{isPickupOpen(state) && (
				<May permission="orders.change">
					<div className="flex flex-wrap gap-2">
						{!isSettled && (
							<Act
								label="Vérifier chez Sendcloud"
								name={`Vérifier chez Sendcloud : ${name}`}
								act={() => call(checkPickup, { params: { id } })}
								changes={[listPickups]}
								done={(now) => PICKUP_STATES[now.state]}
							/>
						)}
						{state !== "CANCELLING" && (
							<ConfirmAct
								label="Annuler"
								name={`Annuler : ${name}`}
								variant="ghost"
								title="Annuler l'enlèvement ?"
								confirm="Annuler l'enlèvement"
								busyLabel="Annulation…"
								cancel="Garder l'enlèvement"
								act={() => call(cancelPickup, { params: { id } })}
								changes={[listPickups]}
							>
								{`${carrierName} ne passera pas le ${formatDate(day)}. Les colis attendront un autre enlèvement.`}
							</ConfirmAct>
						)}
					</div>
				</May>
			)}
		</li>
	);
}
