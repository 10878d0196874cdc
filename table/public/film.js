// A link that was shared leads to the film itself.
location.replace(`/#/film/${location.pathname.split('/')[2]}`);
