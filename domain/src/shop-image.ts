/** A picture of the shop's own: "/static/demo/bap-fra-40.webp". */
export const SHOP_IMAGE = /^\/([\w-]+\/){1,3}[\w-][\w.() -]*\.(webp|avif|jpe?g|png)$/i;
