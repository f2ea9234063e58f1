/**
 * All that the switch does. Before anything is painted the root says how prices are read here, for the style sheet; then it follows
 * the switches, another tab, and a page that comes back as it was left. A switch that comes with another page or the menu is told.
 * Where nothing is stored or can be, prices are with VAT.
 */
export const PRICE_VIEW_SCRIPT = `((root,data)=>{
const tell=()=>{for(const input of root.querySelectorAll(".price-switch input"))input.checked=input.value===data.prices};
const follow=({key}={})=>{if(key&&key!=="prices")return;try{data.prices=localStorage.getItem("prices")==="ht"?"ht":"ttc"}catch{}tell()};
follow();
for(const sign of["storage","pageshow"])addEventListener(sign,follow);
addEventListener("change",({target})=>{
if(!target.closest(".price-switch"))return;
data.prices=target.value;
try{localStorage.setItem("prices",target.value)}catch{}
tell()
});
new MutationObserver(tell).observe(root,{childList:true,subtree:true})
})(document.documentElement,document.documentElement.dataset)`;
