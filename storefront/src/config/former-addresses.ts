/** Bookmarks of the back office, from before its addresses were English. */
export const FORMER_ADDRESSES = {
	"/admin/papers": "/admin/invoices",
	"/admin/livraison": "/admin/delivery",
	"/admin/contenu/referencement": "/admin/content/seo",
	"/admin/contenu/redirections": "/admin/content/redirects",
	"/admin/contenu/:path*": "/admin/content/:path*",
};
