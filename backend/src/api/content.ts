import { redirectRows } from "@confiserie/domain/content/redirects";
import * as contract from "@confiserie/domain/contract/content";
import { serve } from "../http/operations/serve";
import { readTable } from "../modules/catalog/import";
import {
	addImage,
	addRedirects,
	changeSeo,
	createPage,
	deleteImage,
	deletePage,
	deleteRedirect,
	describeImage,
	findRedirect,
	listSeo,
	readAdminPage,
	readAdminPages,
	readImages,
	readPage,
	readPages,
	readRedirects,
	readSeo,
	savePage,
	withdrawPage,
} from "../modules/foundations/content";
import { shopSettings } from "../modules/foundations/settings";

export default serve(contract, {
	readSeo: async ({ sql, query: { path }, res }) => {
		const seo = await readSeo(sql, path);
		res.setHeader("Cache-Control", "no-cache");
		return seo;
	},
	findRedirect: async ({ sql, query: { path }, res }) => {
		const to = await findRedirect(sql, path);
		res.setHeader("Cache-Control", "no-cache");
		return { to };
	},
	readNavigation: async ({ scope, res }) => {
		const navigation = await shopSettings(scope).read("navigation");
		res.setHeader("Cache-Control", "no-cache");
		return navigation;
	},
	listPages: ({ sql, res }) => {
		res.setHeader("Cache-Control", "no-cache");
		return readPages(sql);
	},
	readPage: async ({ sql, params, res }) => {
		const page = await readPage(sql, params.slug);
		res.setHeader("Cache-Control", "no-cache");
		return page;
	},
	listAdminPages: ({ sql }) => readAdminPages(sql),
	createPage: ({ sql, caller, body }) => createPage(sql, { ...body, actor: caller }),
	readAdminPage: ({ sql, params }) => readAdminPage(sql, params.slug),
	savePage: ({ sql, caller, params, body, now }) => {
		return savePage(sql, { ...body, slug: params.slug, actor: caller, now });
	},
	withdrawPage: ({ sql, caller, params, body: _body }) => withdrawPage(sql, params.slug, caller),
	deletePage: ({ sql, caller, params }) => deletePage(sql, params.slug, caller),
	listRedirects: ({ sql }) => readRedirects(sql),
	addRedirects: ({ sql, caller, body: { redirects } }) => addRedirects(sql, redirects, caller),
	readRedirectTable: async ({ receive }) => {
		const { file } = await receive();
		return redirectRows(await readTable(file.path));
	},
	deleteRedirect: ({ sql, caller, params }) => deleteRedirect(sql, params.id, caller),
	listSeo: ({ sql }) => listSeo(sql),
	changeSeo: ({ sql, caller, body: seo }) => changeSeo(sql, seo, caller),
	listLibraryImages: ({ sql }) => readImages(sql),
	addLibraryImage: ({ sql, caller, body: { url, alt } }) => addImage(sql, url, alt, caller),
	describeLibraryImage: ({ sql, caller, params, body: { alt } }) => describeImage(sql, params.name, alt, caller),
	deleteLibraryImage: ({ sql, caller, params }) => deleteImage(sql, params.name, caller),
});
