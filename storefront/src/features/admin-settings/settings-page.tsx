"use client";

import { readAdminSettings } from "@confiserie/domain/contract/shop-settings";
import { AdminHeader } from "@/features/admin-shell";
import { useOperation } from "@/lib/use-operation";
import { Link } from "@/ui/link";
import { RetryBanner } from "@/ui/retry-banner";
import { Skeleton } from "@/ui/skeleton";

import { DepositForm } from "./deposit-form";
import { LotsForm } from "./lots-form";
import { ShopForm } from "./shop-form";

/** /admin/settings: settings of totals and of the company. */
export function SettingsPage() {
	const { data, error, refetch } = useOperation(readAdminSettings, {});
	return (
		<>
			<AdminHeader title="Réglages" subtitle="Acompte, coordonnées et mentions légales" />
			{!data && !error && <Skeleton className="h-80" />}
			{!data && error && (
				<RetryBanner title="Impossible de charger les réglages" cause={error} onRetry={() => refetch()} />
			)}
			{data && (
				<div className="flex max-w-4xl flex-col gap-6">
					<p>
						Tarifs, zones et modes de livraison&nbsp;:{" "}
						<Link href="/admin/livraison" className="font-semibold underline underline-offset-4 hover:text-framboise">
							Livraison
						</Link>
					</p>
					<DepositForm state={data.deposit} />
					<LotsForm state={data.lots} />
					<ShopForm state={data.shop} />
				</div>
			)}
		</>
	);
}
