"use client";

import { readAdminSettings } from "@confiserie/domain/contract/shop-settings";
import { AdminHeader, ContentTabs } from "@/features/admin-shell";
import { useOperation } from "@/lib/use-operation";
import { RetryBanner } from "@/ui/retry-banner";
import { Skeleton } from "@/ui/skeleton";

import { HomeForm } from "./home-form";

/** /admin/contenu: slides, quick actions and the words of the home page. */
export function HomePage() {
	const { data, error, refetch } = useOperation(readAdminSettings, {});
	return (
		<>
			<AdminHeader title="Page d'accueil" subtitle="Vues, accès rapides et texte de la maison" />
			<ContentTabs />
			{!data && !error && <Skeleton className="h-80" />}
			{!data && error && (
				<RetryBanner title="Impossible de charger la page d'accueil" cause={error} onRetry={() => refetch()} />
			)}
			{data && <HomeForm state={data.home} />}
		</>
	);
}
