"use client";

import { isPickupOpen, PICKUP_STATES, type PickupState } from "@confiserie/domain/carrier";
import type { Pickup, PickupList } from "@confiserie/domain/contract/pickup";
import { cancelPickup, checkPickup, listPickups, readCarrierAccount } from "@confiserie/domain/contract/shipments";
import { formatCount, formatDate, formatDateTime, formatWeight } from "@confiserie/domain/format";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { AdminHeader, Card, ConfirmDialog, May } from "@/features/admin-shell";
import { call } from "@/lib/api";
import { invalidate, keyOf, useOperation } from "@/lib/use-operation";
import { Badge, type Tone } from "@/ui/badge";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { Link } from "@/ui/link";
import { RetryBanner } from "@/ui/retry-banner";
import { Skeleton } from "@/ui/skeleton";
import { useToasts } from "@/ui/toasts";
import { PickupForm } from "./pickup-form";

const TONES: Partial<Record<PickupState, Tone>> = {
	PENDING: "warning",
	BOOKED: "success",
	CANCELLED: "neutral",
	REFUSED: "danger",
};

/** /admin/orders/pickups: labelled parcels that wait for their carrier, and the pickups that it was asked for. */
export function PickupsPage() {
	const { data, error, refetch } = useOperation(listPickups, {});
	const { data: account } = useOperation(readCarrierAccount, {}, { enabled: data !== undefined });
	const crumbs = [{ label: "Commandes", href: "/admin/orders" }, { label: "Enlèvements" }];
	return (
		<>
			<AdminHeader title="Enlèvements" subtitle="Le passage des transporteurs chez vous" crumbs={crumbs} />
			{!data && !error && <Skeleton className="h-64" />}
			{!data && error && (
				<RetryBanner title="Impossible de charger les enlèvements" cause={error} onRetry={() => refetch()} />
			)}
			{data && (
				<div className="grid items-start gap-6 xl:grid-cols-2">
					<Waiting waiting={data.waiting} isConnected={account?.isConnected} />
					<Requested pickups={data.pickups} />
				</div>
			)}
		</>
	);
}

interface WaitingProps {
	waiting: PickupList["waiting"];
	/** Undefined while it is not known. */
	isConnected: boolean | undefined;
}

function Waiting({ waiting, isConnected }: WaitingProps) {
	return (
		<Card title="Colis à enlever">
			{isConnected === false && (
				<Banner tone="info" title="Aucun compte de transporteur" className="mb-4">
					<Link href="/admin/livraison" className="underline underline-offset-4">
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
	const [leaving, setLeaving] = useState<Pickup | null>(null);
	return (
		<Card title="Enlèvements demandés">
			{pickups.length === 0 && <p className="text-prune">Aucun depuis soixante jours.</p>}
			<ul className="divide-y divide-trait">
				{pickups.map((pickup) => (
					<PickupLine key={pickup.id} pickup={pickup} onCancel={() => setLeaving(pickup)} />
				))}
			</ul>
			<ConfirmDialog
				row={leaving}
				title="Annuler l'enlèvement ?"
				describe={({ carrierName, day }) =>
					`${carrierName} ne passera pas le ${formatDate(day)}. Les colis attendront un autre enlèvement.`
				}
				label="Annuler l'enlèvement"
				busyLabel="Annulation…"
				closeLabel="Garder l'enlèvement"
				act={({ id }) => call(cancelPickup, { params: { id } })}
				changes={keyOf(listPickups)}
				onClose={() => setLeaving(null)}
			/>
		</Card>
	);
}

function PickupLine({ pickup, onCancel }: { pickup: Pickup; onCancel: () => void }) {
	const { id, carrierName, day, from, until, parcels, grams, instructions, state, refusal, orders } = pickup;
	const client = useQueryClient();
	const { success } = useToasts();
	const check = useMutation({
		mutationFn: () => call(checkPickup, { params: { id } }),
		onSuccess: (now) => success(PICKUP_STATES[now.state]),
		onSettled: () => invalidate(client, listPickups),
	});
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
			{check.error && <Banner tone="error" title={check.error.message} />}
			{isPickupOpen(state) && (
				<May permission="orders.change">
					<div className="flex flex-wrap gap-2">
						{!isSettled && (
							<Button
								variant="secondary"
								size="sm"
								busy={check.isPending}
								busyLabel="Vérification…"
								aria-label={`Vérifier chez Sendcloud : ${name}`}
								onClick={() => check.mutate()}
							>
								Vérifier chez Sendcloud
							</Button>
						)}
						{state !== "CANCELLING" && (
							<Button variant="ghost" size="sm" aria-label={`Annuler : ${name}`} onClick={onCancel}>
								Annuler
							</Button>
						)}
					</div>
				</May>
			)}
		</li>
	);
}
