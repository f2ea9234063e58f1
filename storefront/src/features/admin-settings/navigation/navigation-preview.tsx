import type { Navigation } from "@confiserie/domain/content/navigation";
import { readSettings } from "@confiserie/domain/contract/catalogue";
import { categoryLinks } from "@/config/navigation";
import { useCategories } from "@/features/admin-categories";
import { Announcement, SiteFooter } from "@/features/shell";
import { shopFacts } from "@/lib/shop-facts";
import { useOperation } from "@/lib/use-operation";
import { PagePreview } from "@/ui/page-preview";

/** Banner and footer as they would be. */
export function NavigationPreview({ navigation }: { navigation: Navigation }) {
	const categories = useCategories().data?.content ?? [];
	const { data } = useOperation(readSettings, {});
	const facts = data && shopFacts(data);
	return (
		<PagePreview title="Aperçu du bandeau et du pied de page">
			{facts && (
				<>
					<div className="flex bg-encre px-4 py-2 text-center text-sm text-dragee">
						<Announcement navigation={navigation} delivery={facts.delivery} />
					</div>
					<SiteFooter facts={facts} categories={categoryLinks(categories)} navigation={navigation} />
				</>
			)}
		</PagePreview>
	);
}
