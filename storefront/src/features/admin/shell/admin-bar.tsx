import { Store } from "lucide-react";
import type { ReactNode } from "react";
import { BRAND } from "@/config/brand";
import { UserButton } from "@/features/account/auth";
import { OfflineNotice } from "@/features/shop/shell";
import { Link } from "@/ui/link";

/** Header of the admin: logo, global search, link to the shop, user menu. */
export function AdminBar({ search }: { search: ReactNode }) {
	return (
		<header className="sticky top-0 z-30 border-b border-trait bg-papier print:hidden">
			<OfflineNotice />
			<div className="flex h-12 items-center gap-1 px-4 lg:px-6">
				<p className="display mr-auto truncate text-lg text-framboise-fonce">{BRAND.name}</p>
				{search}
				<Link
					href="/"
					className="inline-flex min-h-9 items-center gap-2 rounded-control px-2.5 text-sm font-semibold text-prune hover:bg-dragee hover:text-encre"
				>
					<Store aria-hidden="true" className="size-5" />
					<span className="max-sm:sr-only">Voir la boutique</span>
				</Link>
				<div className="[&>div>button]:size-10">
					<UserButton />
				</div>
			</div>
		</header>
	);
}
