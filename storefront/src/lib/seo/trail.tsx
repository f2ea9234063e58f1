import { environment } from "@/config/environment";
import { Breadcrumb, type Crumb } from "@/ui/breadcrumb";
import { breadcrumbData } from "./breadcrumb-data";
import { JsonLd } from "./json-ld";

/** The breadcrumb of a public page, for people and for search engines. `here` is the page's own address. */
export function Trail({ crumbs, here }: { crumbs: readonly Crumb[]; here: string }) {
	return (
		<>
			<JsonLd data={breadcrumbData(crumbs, here, environment.siteUrl())} />
			<Breadcrumb crumbs={crumbs} />
		</>
	);
}
