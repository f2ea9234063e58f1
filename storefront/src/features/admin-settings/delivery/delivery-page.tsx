"use client";

import type { Settings } from "@confiserie/domain/contract/medusa-admin";
import { readAdminSettings } from "@confiserie/domain/contract/shop-settings";
import { formatCents, formatCount, formatRoundCents } from "@confiserie/domain/format";
import { CarrierCard } from "@/features/admin-carrier";
import { AdminHeader } from "@/features/admin-shell";
import { useOperation } from "@/lib/use-operation";
import { Banner } from "@/ui/banner";
import { RetryBanner } from "@/ui/retry-banner";
import { Skeleton } from "@/ui/skeleton";

import { DeliveryForm } from "./delivery-form";
import { ShippingForm } from "./shipping-form";

/** /admin/livraison: the single price, or the zones and options that replace it. */
export function DeliveryPage() {
	const { data, error, refetch } = useOperation(readAdminSettings, {});
	return (
		<>
			<AdminHeader
				title="Livraison"
				subtitle="Tarif, zones, modes de livraison, emballage, expédition et transporteur"
			/>
			{!data && !error && <Skeleton className="h-80" />}
			{!data && error && (
				<RetryBanner title="Impossible de charger les réglages" cause={error} onRetry={() => refetch()} />
			)}
			{data && (
				<div className="flex max-w-4xl flex-col gap-6">
					<InForce settings={data} />
					<DeliveryForm state={data.delivery} isInForce={data.shipping.value.options.length === 0} />
					<ShippingForm state={data.shipping} delivery={data.delivery.value} />
					<CarrierCard />
				</div>
			)}
		</>
	);
}

/** What prices an order today. */
function InForce({ settings: { delivery, shipping } }: { settings: Settings }) {
	const { options } = shipping.value;
	const { shippingCostCents, freeShippingThresholdCents } = delivery.value;
	if (options.length > 0) {
		return (
			<Banner tone="info" title="Les modes de livraison sont en vigueur">
				<p>{`${formatCount(options.length, "mode fixe", "modes fixent")} le prix de chaque commande\u00a0: ${options.map(({ name }) => name).join(", ")}.`}</p>
			</Banner>
		);
	}
	return (
		<Banner tone="info" title="Le tarif unique est en vigueur">
			<p>
				{`Chaque commande paie ${formatCents(shippingCostCents)}, ou rien dès ${formatRoundCents(freeShippingThresholdCents)} d'achats. Le premier mode de livraison enregistré le remplace.`}
			</p>
		</Banner>
	);
}
