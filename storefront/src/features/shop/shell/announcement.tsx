import { bannerOn, type Navigation } from "@confiserie/domain/content/navigation";
import { dayOf } from "@confiserie/domain/day";
import type { ShopFacts } from "@/lib/shop-facts";
import { Link } from "@/ui/link";

interface AnnouncementProps {
	navigation: Pick<Navigation, "banner">;
	delivery: ShopFacts["delivery"];
}

/** The line above the header: the merchant's on its days, else what delivery costs and when it leaves. */
export function Announcement({ navigation, delivery }: AnnouncementProps) {
	const banner = bannerOn(navigation, dayOf(new Date()));
	if (banner)
		return (
			<p className="flex-1">
				{banner.href ? (
					<Link href={banner.href} className="underline underline-offset-4 hover:text-white">
						{banner.text}
					</Link>
				) : (
					banner.text
				)}
			</p>
		);
	return (
		<p className="flex-1">
			{delivery.headline}
			{delivery.leavesWithin48h && (
				<>
					{" "}
					<span aria-hidden="true">·</span>
					<span className="sr-only">.</span> Expédition sous 24-48 h
				</>
			)}
			<span className="max-sm:hidden">
				{" "}
				<span aria-hidden="true">·</span> Tarifs dégressifs par couche et palette
			</span>
		</p>
	);
}
