"use client";

import { readAdminPage } from "@confiserie/domain/contract/content";
import { AdminHeader } from "@/features/admin-shell";
import { useOperation } from "@/lib/use-operation";
import { RetryBanner } from "@/ui/retry-banner";
import { Skeleton } from "@/ui/skeleton";
import { PageForm } from "./page-form";

/** /admin/contenu/pages/{slug}: a page of text with its preview and its versions. */
export function TextPageEditor({ slug }: { slug: string }) {
	const { data, error, refetch } = useOperation(readAdminPage, { params: { slug } });
	const title = data?.title ?? "Page";
	return (
		<>
			<AdminHeader
				title={title}
				subtitle={data?.path}
				crumbs={[{ label: "Pages", href: "/admin/contenu/pages" }, { label: title }]}
			/>
			{!data && !error && <Skeleton className="h-80" />}
			{!data && error && <RetryBanner title="Impossible de charger la page" cause={error} onRetry={() => refetch()} />}
			{data && <PageForm page={data} />}
		</>
	);
}
