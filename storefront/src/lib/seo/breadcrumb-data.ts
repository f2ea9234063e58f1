interface Step {
	label: string;
	/** Absent for the page itself. */
	href?: string;
}

/**
 * The way to a page for search engines (schema.org BreadcrumbList), from the same steps that the page shows.
 * @param here address of the page itself, for the last step
 */
export function breadcrumbData(steps: readonly Step[], here: string, siteUrl: string): Record<string, unknown> {
	return {
		"@type": "BreadcrumbList",
		itemListElement: steps.map(({ label, href }, index) => ({
			"@type": "ListItem",
			position: index + 1,
			name: label,
			item: new URL(href ?? here, siteUrl).href,
		})),
	};
}
