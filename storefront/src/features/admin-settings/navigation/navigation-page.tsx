"use client";

import { readAdminSettings } from "@confiserie/domain/contract/shop-settings";
import { AdminHeader, ContentTabs } from "@/features/admin-shell";
import { useOperation } from "@/lib/use-operation";
import { RetryBanner } from "@/ui/retry-banner";
import { Skeleton } from "@/ui/skeleton";

import { NavigationForm } from "./navigation-form";

/** /admin/contenu/menus: menus, footer and banner. */
export function NavigationPage() {
	const { data, error, refetch } = useOperation(readAdminSettings, {});
	return (
		<>
			<AdminHeader title="Menus et pied de page" subtitle="Bandeau, liens et devise" />
			<ContentTabs />
			{!data && !error && <Skeleton className="h-80" />}
			{!data && error && (
				<RetryBanner title="Impossible de charger les menus" cause={error} onRetry={() => refetch()} />
			)}
			{data && <NavigationForm state={data.navigation} />}
		</>
	);
}
