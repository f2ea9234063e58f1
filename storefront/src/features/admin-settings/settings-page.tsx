"use client";

import { useQuery } from "@tanstack/react-query";
import { AdminHeader } from "@/features/admin-shell";
import { RetryBanner } from "@/ui/retry-banner";
import { Skeleton } from "@/ui/skeleton";
import { callSettings, SETTINGS_KEY } from "./calls";
import { DeliveryForm } from "./delivery-form";
import { DepositForm } from "./deposit-form";
import { ShopForm } from "./shop-form";

/** /admin/settings: settings of totals and of the company. */
export function SettingsPage() {
	const { data, error, refetch } = useQuery({
		queryKey: SETTINGS_KEY,
		queryFn: ({ signal }) => callSettings(signal),
	});
	return (
		<>
			<AdminHeader title="Réglages" subtitle="Livraison, acompte, coordonnées et mentions légales" />
			{!data && !error && <Skeleton className="h-80" />}
			{!data && error && (
				<RetryBanner title="Impossible de charger les réglages" cause={error} onRetry={() => refetch()} />
			)}
			{data && (
				<div className="flex max-w-4xl flex-col gap-6">
					<DeliveryForm state={data.delivery} />
					<DepositForm state={data.deposit} />
					<ShopForm state={data.shop} />
				</div>
			)}
		</>
	);
}
